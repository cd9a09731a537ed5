import { messageOf } from '../../api-client';
import { WarningIcon } from '../pictures/icons';
import { Alert, Button } from '../primitives';
import { RequestId } from './request-id';

interface LoadFailureProps {
  /** Said where the server has no words. */
  text: string;
  /** Its words are said, and its request is named. */
  error?: unknown;
  onRetry: () => void;
}

/** In the place of what could not be loaded. */
export function LoadFailure({ text, error, onRetry }: LoadFailureProps) {
  return (
    <Alert className="bad" role="alert">
      <WarningIcon />
      <div>
        <p>{messageOf(error, text)}</p>
        <RequestId error={error} />
        <Button type="button" className="quiet sm" onClick={() => onRetry()}>
          Try again
        </Button>
      </div>
    </Alert>
  );
}
