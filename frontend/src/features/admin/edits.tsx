import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../shared/api-client';
import { toast } from '../../shared/toasts';
import { WarningIcon } from '../../shared/ui/icons';
import { part } from '../../shared/ui/part';
import { Alert, Badge, Button } from '../../shared/ui/pieces';
import { editCardRecipe } from './edit-card.recipe';

export const EditFrame = part('div', editCardRecipe);

/** What was to be saved, and what somebody else has saved meanwhile. */
export interface Conflict<View, Draft> {
  draft: Draft;
  current: View;
}

interface EditsOptions<View, Draft> {
  /** Null for something new. */
  initial: View;
  /** Saves over the version that was edited. @throws ApiError 409 with the current one when somebody else has saved */
  save: (draft: Draft, over: View) => Promise<NonNullable<View>>;
  /** The title of a toast. */
  failure: string;
  onDirty: (isDirty: boolean) => void;
  onSaved: (saved: NonNullable<View>) => Promise<void>;
}

/** What is being edited, and over which version. Who saves last does not win in silence. */
export function useEdits<View, Draft>(options: EditsOptions<View, Draft>) {
  const { initial, save, failure, onDirty, onSaved } = options;
  const [base, setBase] = useState(initial);
  const [isDirty, setIsDirty] = useState(false);
  const [conflict, setConflict] = useState<Conflict<NonNullable<View>, Draft> | null>(null);
  const mark = (dirty: boolean) => {
    setIsDirty(dirty);
    onDirty(dirty);
  };
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ draft, over }: { draft: Draft; over: View }) => save(draft, over),
    onSuccess: (saved) => {
      mark(false);
      return onSaved(saved);
    },
    onError: (error, { draft }) => {
      const current = currentIn<NonNullable<View>>(error);
      setConflict(current && { draft, current });
      if (!current) toast({ title: failure, description: messageOf(error, 'Try again.'), tone: 'bad' });
    },
  });
  const send = (draft: Draft, over: View = base) => mutateAsync({ draft, over });
  return {
    base,
    isDirty,
    isPending,
    conflict,
    touch: () => mark(true),
    send,
    /** The failure is told by then. */
    saveMine: ({ draft, current }: Conflict<NonNullable<View>, Draft>) =>
      void send(draft, current).catch(() => undefined),
    takeTheirs: ({ current }: Conflict<NonNullable<View>, Draft>) => {
      setBase(current);
      setConflict(null);
      mark(false);
    },
  };
}

function currentIn<View>(error: unknown): View | null {
  return error instanceof ApiError ? ((error.body.current as View | undefined) ?? null) : null;
}

/** Where the keyboard goes on when the editor opens; when it closes, it goes back to where it was. */
export function EditHeading({ isDirty, children }: { isDirty: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus();
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <div className="hd">
      <h2 className="h3" id="edit-heading" ref={heading} tabIndex={-1}>
        {children}
      </h2>
      {isDirty && (
        <Badge className="badge warn">
          <WarningIcon />
          Unsaved changes
        </Badge>
      )}
    </div>
  );
}

interface ConflictNoteProps {
  onMine: () => void;
  onTheirs: () => void;
  /** What the two say. */
  children: ReactNode;
}

/** Asks whose stays. */
export function ConflictNote({ onMine, onTheirs, children }: ConflictNoteProps) {
  return (
    <Alert className="alert bad" role="alert">
      <WarningIcon />
      <div>
        {children}
        <div className="acts">
          <Button type="button" className="btn line sm" onClick={onMine}>
            Save mine
          </Button>
          <Button type="button" className="btn line sm" onClick={onTheirs}>
            Take theirs
          </Button>
        </div>
      </div>
    </Alert>
  );
}
