import { focusMain } from '../../focus';
import { RequestId } from '../notices/request-id';
import { Button } from '../primitives';

interface RetryButtonProps {
  onRetry: () => void;
  /** Its request is named. */
  error?: unknown;
}

/** Asks once more for what failed; it goes with the failure, so the focus goes on at the page's beginning. */
export function RetryButton({ onRetry, error }: RetryButtonProps) {
  const retry = () => {
    focusMain();
    onRetry();
  };
  return (
    <>
      <RequestId error={error} />
      <Button type="button" className="line" onClick={retry}>
        Try again
      </Button>
    </>
  );
}
