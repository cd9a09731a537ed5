import { focusMain } from '../../focus';
import { RequestId } from '../notices/request-id';
import { Button } from '../primitives';

interface RetryButtonProps {
  onRetry: () => void;
  /** The error whose request id is shown. */
  error?: unknown;
}

/** Retries a failed load. The button disappears with the error, so the focus moves to the main content. */
export function RetryButton({ onRetry, error }: RetryButtonProps) {
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
