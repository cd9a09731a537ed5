import { ApiError } from '../api-client';
import { focusMain } from '../focus';
import { Button } from './pieces';

interface RetryButtonProps {
  onRetry: () => void;
  /** Its request is named, so that whoever is told of it finds it in the logs. */
  error?: unknown;
}

/** Asks once more for what failed; it goes with the failure, so the focus goes on at the page's beginning. */
export function RetryButton({ onRetry, error }: RetryButtonProps) {
  const requestId = error instanceof ApiError && error.body.requestId;
  const retry = () => {
    focusMain();
    onRetry();
  };
  return (
    <>
      {requestId && <p className="small">Request {requestId}</p>}
      <Button type="button" className="btn line" onClick={retry}>
        Try again
      </Button>
    </>
  );
}
