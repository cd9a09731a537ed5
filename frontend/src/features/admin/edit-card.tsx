import type { ApplianceView, CategoryView } from '@appliance-index/backend/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../shared/api-client';
import { toast } from '../../shared/toasts';
import { WarningIcon } from '../../shared/ui/icons';
import { part } from '../../shared/ui/part';
import { Alert, Badge, Button, Plate } from '../../shared/ui/pieces';
import { type ApplianceDraft, appliancesQuery, updateAppliance } from './api';
import { ApplianceForm } from './appliance-form';
import { editCardRecipe } from './edit-card.recipe';
import { MediaSection } from './media-section';
import { ModelHistory } from './model-history';

export const EditFrame = part('div', editCardRecipe);

interface EditCardProps {
  appliance: ApplianceView;
  categories: readonly CategoryView[];
  onDirty: (isDirty: boolean) => void;
  /** Saved, or given up. */
  onDone: () => void;
}

/** One model in the form. Who saves last does not win in silence: both values are shown, and somebody chooses. */
export function EditCard({ appliance, categories, onDirty, onDone }: EditCardProps) {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [base, setBase] = useState(appliance);
  const [isDirty, setIsDirty] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const mark = (dirty: boolean) => {
    setIsDirty(dirty);
    onDirty(dirty);
  };
  useEffect(() => heading.current?.focus(), []);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ draft, version }: { draft: ApplianceDraft; version: number }) =>
      updateAppliance(appliance.id, draft, version),
    onSuccess: async () => {
      mark(false);
      await client.invalidateQueries({ queryKey: appliancesQuery.queryKey });
      toast({ title: 'Success', description: 'Appliance updated successfully' });
      onDone();
    },
  });
  const fail = (error: unknown) => {
    const current = error instanceof ApiError ? (error.body.current as ApplianceView | undefined) : undefined;
    if (current) return;
    toast({ title: 'Failed to update appliance', description: messageOf(error, 'Try again.'), tone: 'bad' });
  };
  const send = async (draft: ApplianceDraft, version = base.version) => {
    try {
      await mutateAsync({ draft, version });
    } catch (error) {
      const current =
        error instanceof ApiError ? (error.body.current as ApplianceView | undefined) : undefined;
      setConflict(current ? { draft, current } : null);
      throw error;
    }
  };
  const takeTheirs = (current: ApplianceView) => {
    setBase(current);
    setConflict(null);
    mark(false);
    void client.invalidateQueries({ queryKey: appliancesQuery.queryKey });
  };
  return (
    <Plate className="plate" aria-labelledby="edit-heading" style={{ margin: '16px 0 20px' }}>
      <EditFrame>
        <div className="hd">
          <h2 className="h3" id="edit-heading" ref={heading} tabIndex={-1}>
            Edit Appliance
          </h2>
          {isDirty && (
            <Badge className="badge warn">
              <WarningIcon />
              Unsaved changes
            </Badge>
          )}
        </div>
        <ApplianceForm
          key={base.version}
          appliance={base}
          categories={categories}
          onSend={(draft) => send(draft)}
          onChange={() => mark(true)}
          onFailure={fail}
        >
          {conflict && (
            <ConflictNote
              conflict={conflict}
              base={base}
              onMine={() => void send(conflict.draft, conflict.current.version).catch(fail)}
              onTheirs={() => takeTheirs(conflict.current)}
            />
          )}
          <div className="acts">
            <Button type="submit" className="btn solid sm" disabled={isPending}>
              {isPending ? 'Saving...' : 'Update Appliance'}
            </Button>
            <Button type="button" className="btn line sm" onClick={onDone}>
              Cancel
            </Button>
          </div>
        </ApplianceForm>
        <MediaSection applianceId={base.id} name={`${base.brand} ${base.model}`} />
        <ModelHistory appliance={base} onUndone={onDone} />
      </EditFrame>
    </Plate>
  );
}

interface Conflict {
  draft: ApplianceDraft;
  current: ApplianceView;
}

interface ConflictNoteProps {
  conflict: Conflict;
  base: ApplianceView;
  onMine: () => void;
  onTheirs: () => void;
}

/** Where the two differ, side by side. */
function ConflictNote({ conflict: { draft, current }, base, onMine, onTheirs }: ConflictNoteProps) {
  const fields = Object.keys(draft).filter((name) => draft[name] !== valueIn(current, name));
  return (
    <Alert className="alert bad" role="alert">
      <WarningIcon />
      <div>
        <p>
          Somebody else has saved {base.brand} {base.model} meanwhile. Nothing is lost: choose whose values
          stay.
        </p>
        <table className="both">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Yours</th>
              <th scope="col">Theirs</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((name) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{String(draft[name] ?? '–')}</td>
                <td>{String(valueIn(current, name) ?? '–')}</td>
              </tr>
            ))}
          </tbody>
        </table>
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

function valueIn(appliance: ApplianceView, name: string): unknown {
  return appliance[name as keyof ApplianceView] ?? null;
}
