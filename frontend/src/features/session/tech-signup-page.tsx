import type { AccountView } from '@appliance-index/backend/contract';
import { paths } from '../../shared/paths';
import { useUser } from '../../shared/session';
import { Link } from '../../shared/ui/link';
import { verificationTime } from '../../shared/verification';
import { AccountForm } from './account-form';
import { AuthFrame } from './auth-frame';
import { SignedIn } from './signed-in';

/** Status and next step for a signed-in visitor. */
const hints: Readonly<Record<AccountView['verification'], string>> = {
  none: 'A technician has an account of another kind. Sign out in the menu at the top, then sign up here with another email.',
  pending: `Your sign-up is being checked, which takes ${verificationTime}. Until then you vote as a consumer.`,
  verified: "You are verified already: your votes count as a technician's.",
  rejected: 'We could not verify you, and a mail told you why. You vote as a consumer.',
  revoked: 'You are no longer verified. You vote as a consumer.',
};

/** Technician sign-up; signed-in visitors see their verification status instead. */
export default function TechSignupPage() {
  const user = useUser();
  return (
    <AuthFrame
      title="Tech Signup"
      isIndexable
      description={`Repair technicians sign up here; every account is checked by hand within ${verificationTime}.`}
      aside={<Verification />}
    >
      {user === null ? <SignUp /> : <SignedIn user={user} hint={hints[user.verification]} />}
    </AuthFrame>
  );
}

function SignUp() {
  return (
    <>
      <AccountForm kind="technician" mode="create" />
      <p className="small muted switch">
        Have an account already? <Link to={`${paths.signIn}?as=technician`}>Sign in</Link>
      </p>
    </>
  );
}

function Verification() {
  return (
    <>
      <h2 className="h3">How verification works</h2>
      <dl>
        <div>
          <dt>You sign up</dt>
          <dd>Your company and where you work tell us whom to ask. They are never shown on the site.</dd>
        </div>
        <div>
          <dt>A person checks</dt>
          <dd>
            That the company repairs appliances, and that you work there. This takes {verificationTime}.
          </dd>
        </div>
        <div>
          <dt>You hear from us</dt>
          <dd>A mail tells you how we decided, and why if we could not verify you.</dd>
        </div>
        <div>
          <dt>Your votes count as a technician's</dt>
          <dd>
            They stand beside owners' votes and never change a score. Until then you vote as a consumer.
          </dd>
        </div>
      </dl>
    </>
  );
}
