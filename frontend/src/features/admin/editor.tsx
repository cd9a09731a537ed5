import { Button } from '@chakra-ui/react/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../shared/api-client';
import { focusIfLost } from '../../shared/focus';
import { Warning } from '../../shared/ui/notices/warning';
import { WarningIcon } from '../../shared/ui/pictures/icons';
import { Badge } from '../../shared/ui/primitives';
import { editor } from '../../styled-system/recipes';
import { type Noun, refresh } from './queries';
import { reportError } from './report-error';
import { softDisabled } from './soft-disabled';
import { confirmDiscard, useUnsavedChangesGuard } from './unsaved-changes';
import { isOutdated } from './use-change';

const styles = editor();

interface OpenItem<Item> {
  item: Item;
  /** Increases each time an item is opened, even if it is the same one. */
  key: number;
}

/**
 * The item that is open in the editor, if any; at first `initial`. `setDirty` and `close` apply to the item of their own render: a slow
 * save does not close the item that was opened after it.
 */
export function useEditor<Item>(initial: Item | null = null) {
  const [openItem, setOpenItem] = useState<OpenItem<Item> | null>(initial && { item: initial, key: 0 });
  const [dirtyItem, setDirtyItem] = useState<OpenItem<Item> | null>(null);
  const isDirty = openItem !== null && dirtyItem === openItem;
  useUnsavedChangesGuard(isDirty);
  return {
    item: openItem?.item ?? null,
    /** React key of the editor, so that reopening an item discards its edits. */
    key: openItem?.key,
    /** Opens an item. Asks first if edits would be lost, as `cancel` does. */
    open: (item: Item) => {
      if (confirmDiscard(isDirty)) setOpenItem((now) => ({ item, key: (now?.key ?? 0) + 1 }));
    },
    cancel: () => confirmDiscard(isDirty) && setOpenItem(null),
    setDirty: (value: boolean) => setDirtyItem((now) => (value ? openItem : now === openItem ? null : now)),
    close: () => setOpenItem((now) => (now === openItem ? null : now)),
  };
}

/** What an editor does with the item that is open in it. */
export type OpenEditor = Pick<ReturnType<typeof useEditor>, 'setDirty' | 'cancel' | 'close'>;

/** The draft whose save was rejected, and the version that someone else has saved. */
export interface Conflict<View, Draft> {
  draft: Draft;
  current: View;
}

interface EditFormOptions<View, Draft> {
  concerns: Noun;
  /** Null for a new item. */
  initial: View;
  /** Saves the draft over `target`. @throws ApiError 409 with the current version if `target` is outdated */
  save: (draft: Draft, target: View) => Promise<NonNullable<View>>;
  /** Title of the error toast. */
  failure: string;
  onDirty: (isDirty: boolean) => void;
  /** Called once what it concerns is read again. `isClean()` tells whether nothing was typed since the save began. */
  onSaved: (saved: NonNullable<View>, isClean: () => boolean) => void;
}

/** State of an edit form with optimistic locking: a save over someone else's version ends in a conflict. */
export function useEditForm<View, Draft>(options: EditFormOptions<View, Draft>) {
  const { concerns, initial, save, failure, onDirty, onSaved } = options;
  const client = useQueryClient();
  const [base, setBase] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const editCount = useRef(0);
  const [isDirty, setIsDirty] = useState(false);
  const [conflict, setConflict] = useState<Conflict<NonNullable<View>, Draft> | null>(null);
  const updateDirty = (dirty: boolean) => {
    setIsDirty(dirty);
    onDirty(dirty);
  };
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (draft: Draft) => save(draft, saved),
    onMutate: () => editCount.current,
    onSuccess: async (version, _, editCountAtSave) => {
      const isClean = () => editCount.current === editCountAtSave;
      setSaved(version);
      setConflict(null);
      if (isClean()) updateDirty(false);
      await refresh(client, concerns);
      onSaved(version, isClean);
    },
    onError: (error, draft) => {
      const current = currentVersion<NonNullable<View>>(error);
      setConflict(current && { draft, current });
      if (current) return;
      reportError(error, 'Try again.', failure);
      if (isOutdated(error)) void refresh(client, concerns);
    },
  });
  return {
    /** The version that fills the form. */
    base,
    /** The last version saved or accepted here, which the next save replaces; newer than `base` while the form stays open. */
    saved,
    isDirty,
    isPending,
    conflict,
    markDirty: () => {
      editCount.current++;
      updateDirty(true);
    },
    save: mutateAsync,
    /** Lets the next save overwrite the other person's version. */
    keepMine: () => conflict && setSaved(conflict.current),
    takeTheirs: () => {
      if (!conflict) return;
      const { current } = conflict;
      setSaved(current);
      setBase(current);
      setConflict(null);
      updateDirty(false);
      void refresh(client, concerns);
    },
  };
}

function currentVersion<View>(error: unknown): View | null {
  return error instanceof ApiError ? ((error.body.current as View | undefined) ?? null) : null;
}

interface EditorHeadingProps {
  isDirty: boolean;
  /** Shown beside the heading: what is edited. */
  subject?: ReactNode;
  children: ReactNode;
}

/** Takes the focus when the editor opens, and returns it when the editor closes. */
export function EditorHeading({ isDirty, subject, children }: EditorHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus();
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  // The button that discarded the edits is gone.
  useEffect(() => {
    if (!isDirty) focusIfLost(heading.current);
  }, [isDirty]);
  return (
    <div className={styles.head}>
      <h2 className="h3" id="edit-heading" ref={heading} tabIndex={-1}>
        {children}
      </h2>
      {subject}
      {isDirty && (
        <Badge tone="warn">
          <WarningIcon />
          Unsaved changes
        </Badge>
      )}
    </div>
  );
}

interface ConflictAlertProps<View, Draft> {
  form: ReturnType<typeof useEditForm<View, Draft>>;
  /** The differences. */
  children: (conflict: Conflict<NonNullable<View>, Draft>) => ReactNode;
}

/** Asks which version to keep, if there are two. Must be inside the form. */
export function ConflictAlert<View, Draft>({ form, children }: ConflictAlertProps<View, Draft>) {
  const { conflict, isPending, keepMine, takeTheirs } = form;
  const root = useRef<HTMLDivElement>(null);
  // Not a submit button: Enter in a field would press it, and overwrite the other version.
  const saveMine = () => {
    flushSync(keepMine);
    root.current?.closest('form')?.requestSubmit();
  };
  if (!conflict) return null;
  return (
    <Warning tone="bad" stacked role="alert" ref={root}>
      {children(conflict)}
      <div className={styles.actions}>
        <Button {...softDisabled(isPending, saveMine)}>Save mine</Button>
        <Button {...softDisabled(isPending, takeTheirs)}>Take theirs</Button>
      </div>
    </Warning>
  );
}
