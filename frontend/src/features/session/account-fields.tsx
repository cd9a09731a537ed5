import { passwordLength } from '@appliance-index/domain/people/account';
import type { TechProofs } from '@appliance-index/domain/people/technician-proofs';
import { Field } from '../../shared/ui/controls/form';
import { auth } from '../../styled-system/recipes';

const styles = auth();

export const passwordHint = `${passwordLength.min} to ${passwordLength.max} characters.`;

export const credentialLabels = { email: 'your e-mail address', password: 'your password' };

export const technicianLabels = {
  techName: 'your full name',
  techCompany: 'your company',
  techCity: 'your city',
  techState: 'your state',
  techCountry: 'your country',
};

/** Keeps its input while the visitor switches tabs and modes. */
export function Credentials({ isNew }: { isNew: boolean }) {
  return (
    <>
      <Field name="email" label="Email" type="email" autoComplete="username" required />
      <Field
        name="password"
        label="Password"
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
        {...(isNew ? { hint: passwordHint } : {})}
      />
    </>
  );
}

/** While hidden, the fields keep their input but are not submitted. */
export function TechnicianFields({ isShown }: { isShown: boolean }) {
  return (
    <fieldset className={styles.details} hidden={!isShown} disabled={!isShown}>
      <div className={styles.pair}>
        <Field name="techName" label="Full name" autoComplete="name" required />
        <Field name="techCompany" label="Company" autoComplete="organization" required />
        <Field name="techCity" label="City" autoComplete="address-level2" required />
        <Field name="techState" label="State" autoComplete="address-level1" required />
      </div>
      <Field name="techCountry" label="Country" autoComplete="country-name" required />
      <ProofFields />
    </fieldset>
  );
}

/** What technicians may add so that staff can check them. */
export function ProofFields({ values }: { values?: TechProofs }) {
  return (
    <>
      <Field
        name="techWebsite"
        label="Website (optional)"
        hint="A website, a licence number or a phone number helps us to check your company."
        inputMode="url"
        autoComplete="url"
        defaultValue={values?.techWebsite ?? ''}
      />
      <div className={styles.pair}>
        <Field
          name="techLicence"
          label="Licence number (optional)"
          defaultValue={values?.techLicence ?? ''}
        />
        <Field
          name="techPhone"
          label="Phone (optional)"
          type="tel"
          autoComplete="tel"
          defaultValue={values?.techPhone ?? ''}
        />
      </div>
    </>
  );
}
