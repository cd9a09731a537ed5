import { WarningIcon } from './icons';
import { Alert, Button } from './pieces';

/** In the place of what could not be loaded. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Alert className="bad" role="alert">
      <WarningIcon />
      <div>
        <p>{text}</p>
        <Button type="button" className="btn quiet sm" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </Alert>
  );
}
