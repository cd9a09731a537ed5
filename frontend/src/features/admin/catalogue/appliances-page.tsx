import { Button } from '@chakra-ui/react/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../shared/api-client';
import { RetryButton } from '../../../shared/ui/controls/retry-button';
import { Warning } from '../../../shared/ui/notices/warning';
import { Empty } from '../../../shared/ui/primitives';
import { ListSkeleton } from '../list-skeleton';
import { StaffLayout } from '../staff-layout';
import { AddDialog } from './add-dialog';
import { appliancesQuery, factsQuery } from './api';
import { CatalogueManager } from './catalogue-manager';

export default function AppliancesPage() {
  const [isAdding, setIsAdding] = useState(false);
  const add = (
    <Button variant="solid" onClick={() => setIsAdding(true)}>
      Add Appliance
    </Button>
  );
  return (
    <StaffLayout title="Appliance Management" action={add}>
      <Management isAdding={isAdding} onClose={() => setIsAdding(false)} />
    </StaffLayout>
  );
}

function Management({ isAdding, onClose }: { isAdding: boolean; onClose: () => void }) {
  const appliances = useQuery(appliancesQuery);
  const facts = useQuery(factsQuery);
  const { data, error } = appliances;
  const retry = () => Promise.all([appliances, facts].map(({ refetch }) => refetch()));
  if (!data) {
    return error ? (
      <Empty role="alert">
        <h2 className="h3">The appliances could not be loaded</h2>
        <p>{messageOf(error, 'Check your connection and try again.')}</p>
        <RetryButton onRetry={retry} error={error} />
      </Empty>
    ) : (
      <>
        <p className="muted">Loading appliances...</p>
        <ListSkeleton data-columns="many" label="Loading" />
      </>
    );
  }
  return (
    <>
      {/* Above the old list, which stays so that an open form is not lost. */}
      {(error || facts.error) && (
        <Warning tone="bad" role="alert">
          <p>The list could not be refreshed and may be out of date.</p>
          <div>
            <RetryButton onRetry={retry} error={error ?? facts.error} />
          </div>
        </Warning>
      )}
      <CatalogueManager appliances={data} />
      {isAdding && <AddDialog onClose={onClose} />}
    </>
  );
}
