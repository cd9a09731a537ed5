import type { ApplianceView } from '@appliance-index/backend/contract';
import type { ApplianceFieldName } from '@appliance-index/domain/catalogue/appliance-fields';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../../shared/api-client';
import { refresh } from '../../queries';
import { reportError } from '../../report-error';
import { useUnsavedChangesGuard } from '../../unsaved-changes';
import { isOutdated } from '../../use-change';
import { enteredText } from './cell-text';
import { useSaveCells } from './use-save-cells';

/** The cell that is open, with what is typed in it. */
export interface Draft {
  id: string;
  name: ApplianceFieldName;
  text: string;
  /** What was in it, and the version that it is of. */
  initial: string;
  version: number;
  isSaving: boolean;
  /** Why it could not be saved. */
  error: string | null;
}

/** One open cell at a time. What is typed in it stays until it is saved or left by `cancel`. */
export function useDraft() {
  const client = useQueryClient();
  const saveCells = useSaveCells();
  const [draft, setDraft] = useState<Draft | null>(null);
  /** A blur follows the Enter that has begun to save. */
  const isSaving = useRef(false);
  useUnsavedChangesGuard(draft !== null && draft.text !== draft.initial);
  const open = (appliance: ApplianceView, name: ApplianceFieldName, text?: string) => {
    const initial = enteredText(appliance[name]);
    const { id, version } = appliance;
    setDraft({ id, name, initial, version, text: text ?? initial, isSaving: false, error: null });
  };
  const type = (text: string) => setDraft((now) => now && { ...now, text, error: null });
  const fail = (error: unknown, failed: Draft): void => {
    if (error instanceof ApiError && error.status === 404) {
      reportError(error, 'Try again.', 'The cell was not saved');
      setDraft(null);
    } else {
      const refused = { ...refusal(error, failed), isSaving: false };
      setDraft((now) => now && { ...now, ...refused });
    }
    if (isOutdated(error)) void refresh(client, 'catalogue');
  };
  /** Saves what was typed, and returns whether the cell is closed. */
  const save = async (): Promise<boolean> => {
    if (!draft || isSaving.current) return false;
    if (draft.text !== draft.initial) {
      const { id, version, name, text } = draft;
      isSaving.current = true;
      setDraft({ ...draft, isSaving: true, error: null });
      try {
        await saveCells([{ id, version, cells: { [name]: text } }]);
      } catch (error) {
        fail(error, draft);
        return false;
      } finally {
        isSaving.current = false;
      }
    }
    setDraft(null);
    return true;
  };
  /** When the focus leaves the cell; what was refused already is not sent again. */
  const leave = () => void (draft?.error === null && save());
  /** Not while it is being saved: its end would be that of the cell opened next. */
  const cancel = () => isSaving.current || setDraft(null);
  return { draft, open, type, save, leave, cancel };
}

/** What to say at the cell; after somebody else's change, the next save replaces it. */
function refusal(error: unknown, { name }: Draft): Partial<Draft> {
  const { issues = [], message, current } = error instanceof ApiError ? error.body : {};
  if (current) {
    const { version, [name]: value } = current as ApplianceView;
    const initial = enteredText(value);
    const is = initial === '' ? 'is empty now' : `is now ${initial}`;
    return {
      version,
      initial,
      error: `Someone else has changed this model in the meantime, and this cell ${is}. Enter saves yours, Escape leaves theirs.`,
    };
  }
  if (issues.length > 0) return { error: issues.map((issue) => issue.message).join(' ') };
  reportError(error, 'Check your connection.', 'The cell was not saved');
  return { error: `${message ?? 'This is not saved yet.'} Press Enter to try again.` };
}
