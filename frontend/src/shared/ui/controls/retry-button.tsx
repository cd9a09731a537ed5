import { focusMain } from '../../focus';
import { RequestId } from '../notices/request-id';
import { Button } from '../primitives';

/** Retries a failed load, with the id of its request. The button disappears with the error, so the focus moves to the main content. */
export function RetryButton({ onRetry, error }: { onRetry: () => void; error?: unknown }) {
  const retry = () => {
    focusMain();
    onRetry();
  };
  return (
    <>
      <RequestId error={error} />
      <Button variant="outline" onClick={retry}>
        Try again
      </Button>
    </>
  );
}
