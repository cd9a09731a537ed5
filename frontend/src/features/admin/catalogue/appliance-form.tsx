import type { ApplianceView } from '@appliance-index/backend/contract';
import {
  type ApplianceFieldName,
  applianceFieldNames,
  applianceFields,
  isIdentifying,
  isNumberField,
} from '@appliance-index/domain/catalogue/appliance-fields';
import { looksLike } from '@appliance-index/domain/catalogue/look-alikes';
import { type CategorySlug, defaultCategory, isCategory } from '@appliance-index/domain/catalogue/taxonomy';
import { retailers } from '@appliance-index/domain/scores/retailers';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { paths } from '../../../shared/paths';
import { Form, type FormValues, formValues, requiredErrors } from '../../../shared/ui/controls/form';
import { Link } from '../../../shared/ui/link';
import { Warning } from '../../../shared/ui/notices/warning';
import { editor } from '../../../styled-system/recipes';
import { Field, Options, SelectField } from '../fields';
import { type ApplianceDraft, appliancesQuery } from './api';
import { staffCategoryLabel, typeOptions } from './list-view';

const styles = editor();
const maxLookAlikes = 3;

/** In the form's own order. They are the names of a record, so that TypeScript asks for one that is missing. */
const categoryOptions = Object.keys({
  washers: true,
  dryers: true,
  fridges: true,
  stoves: true,
  dishwashers: true,
  microwaves: true,
} satisfies Record<CategorySlug, true>) as CategorySlug[];

interface ApplianceFormProps {
  /** Null for a new model. */
  appliance: ApplianceView | null;
  onSend: (draft: ApplianceDraft) => Promise<unknown>;
  onChange: () => void;
  /** Photos, messages and buttons. */
  children: ReactNode;
}

/** Fields of a model, shared by adding and editing. */
export function ApplianceForm({ appliance, onSend, onChange, children }: ApplianceFormProps) {
  const [category, setCategory] = useState<CategorySlug>(appliance?.category ?? defaultCategory);
  const [names, setNames] = useState({ brand: appliance?.brand ?? '', model: appliance?.model ?? '' });
  const updateNames = (event: FormEvent<HTMLFormElement>) => {
    const { brand = '', model = '' } = formValues(event.currentTarget);
    setNames({ brand, model });
    onChange();
  };
  return (
    <Form
      className={styles.body}
      validate={(values) => requiredErrors(values, { brand: 'the brand', model: 'the model' })}
      submit={(values) => onSend(toDraft(values))}
      onInput={updateNames}
    >
      <div className={styles.fields}>
        <InputField name="brand" appliance={appliance} data-autofocus={appliance === null || undefined} />
        <InputField name="model" appliance={appliance} />
        <SelectField
          name="category"
          label={labelOf('category')}
          value={category}
          onChange={({ target }) => isCategory(target.value) && setCategory(target.value)}
        >
          <Options of={categoryOptions.map((slug) => [slug, staffCategoryLabel(slug)])} />
        </SelectField>
        {/* Keyed by category, so that changing the category clears it. */}
        <SelectField
          key={category}
          name="subcategory"
          label={labelOf('subcategory')}
          defaultValue={(category === appliance?.category && appliance.subcategory) || ''}
        >
          <option value="">None</option>
          <Options of={typeOptions(category)} />
        </SelectField>
        <InputField name="priceRange" placeholder="$1,499" appliance={appliance} />
        <InputField name="imageUrl" appliance={appliance} />
      </div>
      <div className={styles.scores}>
        <LookAlikes id={appliance?.id} {...names} />
        <p className="small muted">Retailer scores (out of 50, e.g., 34 = 3.4 stars)</p>
        <div className={styles.fields}>
          {retailers.map(({ name, scoreField, countField }) => (
            <fieldset className={styles.retailer} key={scoreField}>
              <legend>{name}</legend>
              <InputField name={scoreField} label={labelOfRetailer(name, 'Score')} appliance={appliance} />
              <InputField name={countField} label={labelOfRetailer(name, 'Reviews')} appliance={appliance} />
            </fieldset>
          ))}
        </div>
      </div>
      {children}
    </Form>
  );
}

/** Warns of models in the list whose names look like the one in the form. */
function LookAlikes({ id, ...typed }: { id: string | undefined; brand: string; model: string }) {
  const { data = [] } = useQuery({ ...appliancesQuery, enabled: false });
  const found = data.filter((each) => each.id !== id && looksLike(typed, each)).slice(0, maxLookAlikes);
  return (
    <div role="status">
      {found.length > 0 && (
        <Warning stacked>
          <p>Check that it is not in the catalogue yet. This looks like:</p>
          <ul>
            {found.map(({ id: other, brand, model }) => (
              <li key={other}>
                <Link to={paths.appliance(other)}>{`${brand} ${model}`}</Link>
              </li>
            ))}
          </ul>
        </Warning>
      )}
    </div>
  );
}

interface InputFieldProps {
  name: ApplianceFieldName;
  /** By default that of the field. */
  label?: ReactNode;
  placeholder?: string;
  appliance: ApplianceView | null;
}

/** The input for a field that is not a choice. */
function InputField({ name, label = labelOf(name), appliance, ...props }: InputFieldProps) {
  return (
    <Field
      {...props}
      name={name}
      label={label}
      defaultValue={appliance?.[name] ?? ''}
      autoComplete="off"
      {...(isNumberField(name) && { inputMode: 'numeric', onInput: keepNumber })}
      {...(isIdentifying(name) && { required: true })}
    />
  );
}

/** Four fields share each visible label; screen readers also get the retailer. */
function labelOfRetailer(retailer: string, text: string) {
  return (
    <>
      <span className="sr">{retailer} </span>
      {text}
    </>
  );
}

function labelOf(name: ApplianceFieldName): string {
  return applianceFields[name].label + (isIdentifying(name) ? '*' : '');
}

/** Leaves what a number is written with: '1,234 reviews' becomes 1234, but '2.1k' does not become 21; the server refuses it. */
function keepNumber({ currentTarget: input }: { currentTarget: HTMLInputElement }) {
  const kept = input.value.replace(/[^\d.,km-]/gi, '');
  const number = /^\d{1,3}(,\d{3})+$/.test(kept) ? kept.replaceAll(',', '') : kept;
  if (number !== input.value) input.value = number;
}

const numberFields: readonly string[] = applianceFieldNames.filter(isNumberField);

function toDraft(values: FormValues): ApplianceDraft {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const text = value.trim();
      const number = text === '' || !numberFields.includes(name) ? Number.NaN : Number(text);
      return [name, Number.isNaN(number) ? text || null : number];
    }),
  );
}
