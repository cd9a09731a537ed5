import type { ApplianceView, CategoryView } from '@appliance-index/backend/contract';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../shared/toasts';
import { Button, Plate } from '../../shared/ui/pieces';
import { type ApplianceDraft, appliancesQuery, updateAppliance } from './api';
import { ApplianceForm } from './appliance-form';
import { type Conflict, ConflictNote, EditFrame, EditHeading, useEdits } from './edits';
import { MediaSection } from './media-section';
import { ModelHistory } from './model-history';

interface EditCardProps {
  appliance: ApplianceView;
  categories: readonly CategoryView[];
  onDirty: (isDirty: boolean) => void;
  /** Saved, or given up. */
  onDone: () => void;
}

/** One model in the form. When two have saved, both values are shown, and somebody chooses. */
export function EditCard({ appliance, categories, onDirty, onDone }: EditCardProps) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: appliancesQuery.queryKey });
  const { base, isDirty, isPending, conflict, touch, send, saveMine, takeTheirs } = useEdits({
    initial: appliance,
    save: (draft: ApplianceDraft, over: ApplianceView) => updateAppliance(over.id, draft, over.version),
    failure: 'Failed to update appliance',
    onDirty,
    onSaved: async () => {
      await refresh();
      toast({ title: 'Success', description: 'Appliance updated successfully' });
      onDone();
    },
  });
  return (
    <Plate className="plate open" aria-labelledby="edit-heading">
      <EditFrame>
        <EditHeading isDirty={isDirty}>Edit Appliance</EditHeading>
        <ApplianceForm
          key={base.version}
          appliance={base}
          categories={categories}
          onSend={(draft) => send(draft)}
          onChange={touch}
        >
          {conflict && (
            <ConflictNote
              onMine={() => saveMine(conflict)}
              onTheirs={() => {
                takeTheirs(conflict);
                void refresh();
              }}
            >
              <Differences conflict={conflict} base={base} />
            </ConflictNote>
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

interface DifferencesProps {
  conflict: Conflict<ApplianceView, ApplianceDraft>;
  base: ApplianceView;
}

/** Where the two differ, side by side. */
function Differences({ conflict: { draft, current }, base }: DifferencesProps) {
  const fields = Object.keys(draft).filter((name) => draft[name] !== valueIn(current, name));
  return (
    <>
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
    </>
  );
}

function valueIn(appliance: ApplianceView, name: string): unknown {
  return appliance[name as keyof ApplianceView] ?? null;
}
