import { focusMain } from '../focus';
import { Button } from './pieces';

/** Asks once more for what failed; it goes with the failure, so the focus goes on at the page's beginning. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const retry = () => {
    focusMain();
    onRetry();
  };
  return (
    <Button type="button" className="btn line" onClick={retry}>
      Try again
    </Button>
  );
}
