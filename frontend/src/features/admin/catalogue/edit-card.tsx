import type { ApplianceView } from '@appliance-index/backend/contract';
import { Button } from '@chakra-ui/react/button';
import { Table } from '@chakra-ui/react/table';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { modelName } from '../../../shared/formats';
import { paths } from '../../../shared/paths';
import { toastSuccess } from '../../../shared/toasts';
import { Link } from '../../../shared/ui/link';
import { Plate } from '../../../shared/ui/primitives';
import { editor, mediaSection } from '../../../styled-system/recipes';
import { type Conflict, ConflictAlert, EditorHeading, type OpenEditor, useEditForm } from '../editor';
import { fieldLabel } from '../field-label';
import { softDisabled } from '../soft-disabled';
import { StaffTable } from '../staff-table';
import { type ApplianceDraft, updateAppliance } from './api';
import { ApplianceForm } from './appliance-form';
import { MediaGallery } from './media-gallery';
import { ModelAliases, ModelHistory } from './model-records';
import { UploadTray } from './upload-tray';

const styles = editor();
const mediaStyles = mediaSection();

/** Edits a model. If someone else has saved it too, shows both sets of values and asks which to keep. */
export function EditCard({ appliance, editing }: { appliance: ApplianceView; editing: OpenEditor }) {
  const navigate = useNavigate();
  // Uploads and saves end independently: neither may clear the other's unsaved state.
  const unsaved = useRef({ fields: false, files: false });
  const hasUnsaved = () => unsaved.current.fields || unsaved.current.files;
  const updateUnsaved = (change: { fields?: boolean; files?: boolean }) => {
    Object.assign(unsaved.current, change);
    editing.setDirty(hasUnsaved());
  };
  const form = useEditForm({
    concerns: 'catalogue',
    initial: appliance,
    save: (draft: ApplianceDraft, target: ApplianceView) => updateAppliance(target.id, draft, target.version),
    failure: 'Failed to update appliance',
    onDirty: (fields) => updateUnsaved({ fields }),
    onSaved: (_, isClean) => {
      toastSuccess('Appliance updated successfully', {
        label: 'View page',
        run: () => navigate(paths.appliance(appliance.id)),
      });
      if (isClean() && !unsaved.current.files) editing.close();
    },
  });
  const { base, saved, isDirty, isPending, markDirty, save } = form;
  const name = modelName(saved);
  const closeUndone = (discardsEdits: boolean) => {
    if (discardsEdits || !hasUnsaved()) editing.close();
  };
  return (
    <Plate isOpen aria-labelledby="edit-heading">
      <EditorHeading
        isDirty={isDirty}
        subject={
          <p className={styles.subject}>
            <b>{name}</b>
            <Link to={paths.appliance(appliance.id)}>View page</Link>
          </p>
        }
      >
        Edit Appliance
      </EditorHeading>
      <ApplianceForm key={base.version} appliance={base} onSend={save} onChange={markDirty}>
        <ConflictAlert form={form}>{(conflict) => <Differences {...conflict} />}</ConflictAlert>
        <div className={styles.actions}>
          <Button type="submit" variant="solid" {...softDisabled(isPending)}>
            {isPending ? 'Saving...' : 'Update Appliance'}
          </Button>
          <Button onClick={editing.cancel}>Cancel</Button>
        </div>
      </ApplianceForm>
      <section className={mediaStyles.root} aria-label="Photos and videos">
        <h3 className="small">Photos and videos</h3>
        <MediaGallery applianceId={appliance.id} name={name} hasImageUrl={saved.imageUrl !== null} />
        <UploadTray applianceId={appliance.id} onFilesChange={(files) => updateUnsaved({ files })} />
      </section>
      <LazySection summary="Names in import files">
        <ModelAliases id={appliance.id} />
      </LazySection>
      <LazySection summary="History">
        <ModelHistory id={appliance.id} hasUnsaved={hasUnsaved} onUndone={closeUndone} />
      </LazySection>
    </Plate>
  );
}

/** Its content is fetched when it is opened. */
function LazySection({ summary, children }: { summary: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.body} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}

/** The differing fields, side by side. */
function Differences({ draft, current }: Conflict<ApplianceView, ApplianceDraft>) {
  const theirs: Readonly<Record<string, unknown>> = { ...current };
  const fields = Object.keys(draft).filter((name) => draft[name] !== theirs[name]);
  if (fields.length === 0) return <p>Someone else has saved the same values of {modelName(current)}.</p>;
  return (
    <>
      <p>
        {`Someone else has saved changes to ${modelName(current)}. Nothing is lost: choose which values to keep.`}
      </p>
      <StaffTable
        unstyled
        className={styles.differences}
        caption="Fields that differ"
        columns={['Field', 'Yours', 'Theirs']}
      >
        {fields.map((name) => (
          <Table.Row key={name}>
            <Table.Cell as="th" scope="row">
              {fieldLabel(name)}
            </Table.Cell>
            <Table.Cell>{String(draft[name] ?? '–')}</Table.Cell>
            <Table.Cell>{String(theirs[name] ?? '–')}</Table.Cell>
          </Table.Row>
        ))}
      </StaffTable>
    </>
  );
}
