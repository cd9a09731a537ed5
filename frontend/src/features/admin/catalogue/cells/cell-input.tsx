import type { ApplianceView } from '@appliance-index/backend/contract';
import { isNumberField } from '@appliance-index/domain/catalogue/appliance-fields';
import { type CategorySlug, categorySlugs } from '@appliance-index/domain/catalogue/taxonomy';
import { Input } from '@chakra-ui/react/input';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { type FocusEvent, useId } from 'react';
import { modelName } from '../../../../shared/formats';
import { FieldError } from '../../../../shared/ui/controls/form';
import { cellGrid } from '../../../../styled-system/recipes';
import { fieldLabel } from '../../field-label';
import { Options } from '../../fields';
import { staffCategoryLabel, typeOptions } from '../list-view';
import { isChoice } from './cell-text';
import type { Draft } from './use-draft';

const styles = cellGrid();

interface CellInputProps {
  draft: Draft;
  appliance: ApplianceView;
  onType: (text: string) => void;
  /** Called when the focus moves elsewhere on the page. */
  onLeave: () => void;
}

/** The input or choice in an open cell, with what is wrong with it. */
export function CellInput({ draft, appliance, onType, onLeave }: CellInputProps) {
  const errorId = useId();
  const { name, text, error, isSaving } = draft;
  const options = optionsOf(draft, appliance.category);
  const control = {
    value: text,
    'aria-label': `${fieldLabel(name)} of ${modelName(appliance)}`,
    'aria-invalid': error !== null,
    'aria-describedby': error === null ? undefined : errorId,
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
    // When another window gets the focus, it stays the active element.
    onBlur: ({ currentTarget }: FocusEvent) => document.activeElement !== currentTarget && onLeave(),
  };
  return (
    <div data-editor aria-busy={isSaving}>
      {options ? (
        <NativeSelect.Root size="xs">
          <NativeSelect.Field {...control} ref={focusFirst} aria-disabled={isSaving}>
            <Options of={options} />
          </NativeSelect.Field>
        </NativeSelect.Root>
      ) : (
        <Input
          size="xs"
          {...control}
          ref={focusFirst}
          autoComplete="off"
          readOnly={isSaving}
          inputMode={isNumberField(name) ? 'numeric' : undefined}
        />
      )}
      {error && (
        <FieldError className={styles.error} id={errorId} role="alert" ref={showWhole}>
          {error}
        </FieldError>
      )}
    </div>
  );
}

/** Messages are wider than cells, and the pane may end beside them. */
function showWhole(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** With the caret at the end. */
function focusFirst(control: HTMLInputElement | HTMLSelectElement | null): void {
  control?.focus({ preventScroll: true });
  if (control instanceof HTMLInputElement)
    control.setSelectionRange(control.value.length, control.value.length);
}

/** The choices of a category or type; null for a field that is typed. A pasted text that is none of them is there as it is. */
function optionsOf({ name, text }: Draft, category: CategorySlug) {
  if (!isChoice(name)) return null;
  const options: [value: string, label: string][] =
    name === 'category'
      ? categorySlugs.map((slug) => [slug, staffCategoryLabel(slug)])
      : [['', 'None'], ...typeOptions(category)];
  return options.some(([value]) => value === text) ? options : [[text, text] as const, ...options];
}
