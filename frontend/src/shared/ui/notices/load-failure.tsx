import { messageOf } from '../../api-client';
import { Button } from '../primitives';
import { RequestId } from './request-id';
import { Warning } from './warning';

interface LoadFailureProps {
  /** Shown when the server sent no message. */
  text: string;
  /** Its message and request id are shown. */
  error?: unknown;
  /** Missing where the button that failed is still there. */
  onRetry?: () => void;
}

/** An error message, with a retry button, in place of content that could not be loaded. */
export function LoadFailure({ text, error, onRetry }: LoadFailureProps) {
  return (
    <Warning tone="bad" role="alert">
      <p>{messageOf(error, text)}</p>
      <RequestId error={error} />
      {onRetry && (
        <Button variant="ghost" size="sm" onClick={() => onRetry()}>
          Try again
        </Button>
      )}
    </Warning>
  );
}
