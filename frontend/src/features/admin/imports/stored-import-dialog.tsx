import type { ImportRecord, StoredImport } from '@appliance-index/backend/contract';
import { tenthsAsStars } from '@appliance-index/domain/scores/score';
import { Button } from '@chakra-ui/react/button';
import { Table } from '@chakra-ui/react/table';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../../shared/formats';
import { paths } from '../../../shared/paths';
import { Link } from '../../../shared/ui/link';
import { Dialog, DialogActions } from '../../../shared/ui/notices/dialog';
import { LoadFailure } from '../../../shared/ui/notices/load-failure';
import { formatTimestamp } from '../change-text';
import { Aside, StaffTable } from '../staff-table';
import { storedImportQuery } from './api';
import { ImportFacts } from './import-facts';
import { retailerNames } from './import-text';
import { Shortened } from './rank-changes';

/** Rows shown at first. */
const shownScores = 20;

interface StoredImportDialogProps {
  record: ImportRecord;
  onRollBack: () => void;
  onClose: () => void;
}

/** The result of an import, as it is kept. */
export function StoredImportDialog({ record, onRollBack, onClose }: StoredImportDialogProps) {
  const { data, error, isPending, refetch } = useQuery(storedImportQuery(record.id));
  return (
    <Dialog title={`Import ${record.id}`} onClose={onClose}>
      <ImportFacts record={record} />
      {isPending && <p className="muted">Loading its scores...</p>}
      {error && <LoadFailure text="Its scores could not be loaded." error={error} onRetry={refetch} />}
      {data && <Scores scores={data.scores} />}
      {record.rolledBackAt === null ? (
        <DialogActions>
          <Button size="xl" data-danger onClick={onRollBack}>
            Roll back...
          </Button>
        </DialogActions>
      ) : (
        <p>{`Rolled back ${formatTimestamp(record.rolledBackAt)}.`}</p>
      )}
    </Dialog>
  );
}

function Scores({ scores }: Pick<StoredImport, 'scores'>) {
  return (
    <Shortened list={scores} limit={shownScores} noun="score">
      {(shown) => (
        <StaffTable
          caption="Its scores, the largest changes first"
          columns={['Model', 'Retailer', { numericLabel: 'Score' }, { numericLabel: 'Reviews' }]}
        >
          {shown.map((each) => (
            <Table.Row key={`${each.applianceId} ${each.retailer}`}>
              <Table.Cell as="th" scope="row" data-kind="name">
                <Aside>{each.brand}</Aside>
                <Link to={paths.appliance(each.applianceId)}>{each.model}</Link>
              </Table.Cell>
              <Table.Cell data-span="wide" data-label="Retailer">
                {retailerNames([each.retailer])}
              </Table.Cell>
              <Table.Cell data-kind="number" data-label="Score">
                {changeText(each.scoreBefore, each.score, tenthsAsStars)}
              </Table.Cell>
              <Table.Cell data-kind="number" data-label="Reviews">
                {changeText(each.reviewCountBefore, each.reviewCount, formatCount)}
              </Table.Cell>
            </Table.Row>
          ))}
        </StaffTable>
      )}
    </Shortened>
  );
}

/** '4.3 → 4.5', or only '4.3' if it stayed the same. */
function changeText(before: number | null, after: number | null, format: (value: number) => string): string {
  const [former, current] = [before, after].map((value) => (value === null ? '–' : format(value)));
  return before === after ? `${current}` : `${former} → ${current}`;
}
