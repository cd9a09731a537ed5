import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../shared/api-client';
import { takeLostFocus } from '../../shared/focus';
import { part } from '../../shared/ui/part';
import { WarningIcon } from '../../shared/ui/pictures/icons';
import { Alert, Badge, Button } from '../../shared/ui/pieces';
import { editorRecipe } from './editor.recipe';
import { reportError } from './report-error';
import { softDisabled } from './soft-disabled';
import { confirmDiscard, useUnsavedChangesGuard } from './unsaved-changes';

export const EditorFrame = part('div', editorRecipe);

interface OpenItem<Item> {
  item: Item;
  /** Counts how often the editor was led to another one, or to the same anew. */
  key: number;
}

/** What is open in the editor. What ends late, like a save, speaks only of what it began with. */
export function useEditor<Item>() {
  const [openItem, setOpenItem] = useState<OpenItem<Item> | null>(null);
  const [dirtyItem, setDirtyItem] = useState<OpenItem<Item> | null>(null);
  const isDirty = openItem !== null && dirtyItem === openItem;
  useUnsavedChangesGuard(isDirty);
  return {
    item: openItem?.item ?? null,
    /** The editor's `key`: who leaves what was typed begins anew, with the same one, too. */
    key: openItem?.key,
    /** Opens another one, or none; asks first when something would be lost. */
    open: (item: Item | null) => {
      if (!confirmDiscard(isDirty)) return;
      setOpenItem((now) => (item === null ? null : { item, key: (now?.key ?? 0) + 1 }));
    },
    setDirty: (value: boolean) => setDirtyItem((now) => (value ? openItem : now === openItem ? null : now)),
    close: () => setOpenItem((now) => (now === openItem ? null : now)),
  };
}

/** What was to be saved, and what somebody else has saved meanwhile. */
export interface Conflict<View, Draft> {
  draft: Draft;
  current: View;
}

interface EditFormOptions<View, Draft> {
  /** Null for something new. */
  initial: View;
  /** Saves over the version that was edited. @throws ApiError 409 with the current one when somebody else has saved */
  save: (draft: Draft, target: View) => Promise<NonNullable<View>>;
  /** The title of a toast. */
  failure: string;
  onDirty: (isDirty: boolean) => void;
  /** `isAll()` unless somebody has typed on meanwhile. */
  onSaved: (saved: NonNullable<View>, isClean: () => boolean) => Promise<void>;
}

/** What is being edited, from where, and over which version. Who saves last does not win in silence. */
export function useEditForm<View, Draft>(options: EditFormOptions<View, Draft>) {
  const { initial, save, failure, onDirty, onSaved } = options;
  const [base, setBase] = useState(initial);
  const target = useRef(initial);
  /** Grows with whatever is typed. */
  const editCount = useRef(0);
  const [isDirty, setIsDirty] = useState(false);
  const [conflict, setConflict] = useState<Conflict<NonNullable<View>, Draft> | null>(null);
  const updateDirty = (dirty: boolean) => {
    setIsDirty(dirty);
    onDirty(dirty);
  };
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (draft: Draft) => save(draft, target.current),
    onMutate: () => editCount.current,
    onSuccess: (saved, _, editCountAtSave) => {
      const isClean = () => editCount.current === editCountAtSave;
      target.current = saved;
      setConflict(null);
      if (isClean()) updateDirty(false);
      return onSaved(saved, isClean);
    },
    onError: (error, draft) => {
      const current = currentVersion<NonNullable<View>>(error);
      setConflict(current && { draft, current });
      if (!current) reportError(error, 'Try again.', failure);
    },
  });
  return {
    /** What the form begins with. */
    base,
    isDirty,
    isPending,
    conflict,
    markDirty: () => {
      editCount.current++;
      updateDirty(true);
    },
    save: mutateAsync,
    /** From now on what the form holds goes over what somebody else has saved. */
    keepMine: ({ current }: Conflict<NonNullable<View>, Draft>) => {
      target.current = current;
    },
    takeTheirs: ({ current }: Conflict<NonNullable<View>, Draft>) => {
      target.current = current;
      setBase(current);
      setConflict(null);
      updateDirty(false);
    },
  };
}

function currentVersion<View>(error: unknown): View | null {
  return error instanceof ApiError ? ((error.body.current as View | undefined) ?? null) : null;
}

/** Where the keyboard goes on when the editor opens; when it closes, it goes back to where it was. */
export function EditorHeading({ isDirty, children }: { isDirty: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus();
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  // What was typed is gone, and with it the button that was pressed.
  useEffect(() => {
    if (!isDirty) takeLostFocus(heading.current);
  }, [isDirty]);
  return (
    <div className="hd">
      <h2 className="h3" id="edit-heading" ref={heading} tabIndex={-1}>
        {children}
      </h2>
      {isDirty && (
        <Badge className="warn">
          <WarningIcon />
          Unsaved changes
        </Badge>
      )}
    </div>
  );
}

interface ConflictAlertProps {
  isPending: boolean;
  /** Before the form is sent as it stands. */
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** What the two say. */
  children: ReactNode;
}

/** Asks whose stays; a part of the form. */
export function ConflictAlert({ isPending, onKeepMine, onTakeTheirs, children }: ConflictAlertProps) {
  const root = useRef<HTMLDivElement>(null);
  // No button that sends: of those, Enter in a field presses the first.
  const saveMine = () => {
    onKeepMine();
    root.current?.closest('form')?.requestSubmit();
  };
  return (
    <Alert className="bad" role="alert">
      <WarningIcon />
      <div ref={root}>
        {children}
        <div className="acts">
          <Button type="button" className="line sm" {...softDisabled(isPending, saveMine)}>
            Save mine
          </Button>
          <Button type="button" className="line sm" {...softDisabled(isPending, onTakeTheirs)}>
            Take theirs
          </Button>
        </div>
      </div>
    </Alert>
  );
}
