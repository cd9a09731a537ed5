import type { ApplianceView, CategoryView } from '@appliance-index/backend/contract';
import { type CategorySlug, defaultCategory, isCategory } from '@appliance-index/domain/catalogue/taxonomy';
import { retailerFields, retailers } from '@appliance-index/domain/scores/retailers';
import { type ReactNode, useState } from 'react';
import { Field, Form, type FormValues, requiredErrors, SelectField } from '../../../shared/ui/controls/form';
import type { ApplianceDraft } from '../api';

const categoryOptions: readonly CategorySlug[] = [
  'washers',
  'dryers',
  'fridges',
  'stoves',
  'dishwashers',
  'microwaves',
];

interface ApplianceFormProps {
  /** Null for a new model. */
  appliance: ApplianceView | null;
  categories: readonly CategoryView[];
  onSend: (draft: ApplianceDraft) => Promise<unknown>;
  onChange: () => void;
  /** Photos, messages and buttons. */
  children: ReactNode;
}

/** Fields of a model, shared by adding and editing. */
export function ApplianceForm({ appliance, categories, onSend, onChange, children }: ApplianceFormProps) {
  const [category, setCategory] = useState<CategorySlug>(appliance?.category ?? defaultCategory);
  const text = (name: 'brand' | 'model' | 'priceRange' | 'imageUrl') => appliance?.[name] ?? '';
  return (
    <Form
      className="bd"
      validate={(values) => requiredErrors(values, { brand: 'the brand', model: 'the model' })}
      submit={(values) => onSend(toDraft(values))}
      onInput={onChange}
    >
      <div className="egrid four">
        <Field name="brand" label="Brand*" defaultValue={text('brand')} autoComplete="off" required />
        <Field name="model" label="Model*" defaultValue={text('model')} autoComplete="off" required />
        <SelectField
          name="category"
          label="Category*"
          value={category}
          onChange={({ target }) => isCategory(target.value) && setCategory(target.value)}
        >
          {categoryOptions.map((slug) => (
            <option key={slug}>{slug}</option>
          ))}
        </SelectField>
        <SubcategoryField
          key={category}
          category={categories.find((each) => each.category === category)}
          initial={category === appliance?.category ? appliance.subcategory : null}
        />
        <Field
          name="priceRange"
          label="Price Range"
          placeholder="$1,499"
          defaultValue={text('priceRange')}
          autoComplete="off"
        />
        <Field name="imageUrl" label="Image URL" defaultValue={text('imageUrl')} autoComplete="off" />
      </div>
      <div className="scores">
        <p className="small muted">Retailer scores (out of 50, e.g., 34 = 3.4 stars)</p>
        <div className="egrid four">
          {retailers.map(({ name, scoreField, countField }) => (
            <fieldset className="rs" key={scoreField}>
              <legend>{name}</legend>
              <NumberField
                name={scoreField}
                label={<RetailerLabel retailer={name} text="Score" />}
                appliance={appliance}
              />
              <NumberField
                name={countField}
                label={<RetailerLabel retailer={name} text="Reviews" />}
                appliance={appliance}
              />
            </fieldset>
          ))}
        </div>
      </div>
      {children}
    </Form>
  );
}

/** Keyed by category, so that changing the category clears it. */
function SubcategoryField({
  category,
  initial,
}: {
  category: CategoryView | undefined;
  initial: string | null;
}) {
  return (
    <SelectField name="subcategory" label="Subcategory" defaultValue={initial ?? ''}>
      <option value="">None</option>
      {category?.types.map(({ subcategory, label }) => (
        <option key={subcategory} value={subcategory}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

/** Four fields share each visible label; screen readers also get the retailer. */
function RetailerLabel({ retailer, text }: { retailer: string; text: string }) {
  return (
    <>
      <span className="sr">{retailer} </span>
      {text}
    </>
  );
}

type NumberName = (typeof retailers)[number]['scoreField' | 'countField'];

function NumberField({
  name,
  label,
  appliance,
}: {
  name: NumberName;
  label: ReactNode;
  appliance: ApplianceView | null;
}) {
  const value = appliance?.[name] ?? null;
  return (
    <Field
      name={name}
      label={label}
      inputMode="numeric"
      defaultValue={value ?? ''}
      autoComplete="off"
      onInput={dropOthersThanDigits}
    />
  );
}

/** Also of pasted text, so that '1,234' becomes 1234. */
function dropOthersThanDigits({ currentTarget: input }: { currentTarget: HTMLInputElement }) {
  const digits = input.value.replace(/\D/g, '');
  if (digits !== input.value) input.value = digits;
}

function toDraft(values: FormValues): ApplianceDraft {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, parseField(name, value.trim())]),
  );
}

const isNumberField = (name: string) => retailerFields.some((field) => field === name);

function parseField(name: string, text: string): string | number | null {
  if (!isNumberField(name)) return text || null;
  return text === '' ? null : Number(text);
}
