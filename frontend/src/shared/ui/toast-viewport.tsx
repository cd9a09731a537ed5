import * as Radix from '@radix-ui/react-toast';
import { dismissToast, type Toast } from '../toasts';
import { CheckIcon, CloseIcon, WarningIcon } from './icons';
import { part } from './part';
import { Button } from './pieces';
import { toastRecipe } from './toast.recipe';

const durationMs = 5_000;
const swipeThresholdPx = 50;

const Viewport = part(Radix.Viewport, toastRecipe);

/** F8 goes there, a swipe to the right or Escape sends a toast away; pointing at it makes it stay. */
export default function ToastViewport({ toast }: { toast: Toast | null }) {
  return (
    <Radix.Provider duration={durationMs} swipeDirection="right" swipeThreshold={swipeThresholdPx}>
      {toast && <Message key={toast.id} toast={toast} />}
      <Viewport hotkey={['F8']} label="Notifications (F8)" />
    </Radix.Provider>
  );
}

function Message({ toast }: { toast: Toast }) {
  const { id, title, description, tone, action } = toast;
  const dismiss = () => dismissToast(id);
  return (
    <Radix.Root className={`toast ${tone}`} onOpenChange={(isOpen) => !isOpen && dismiss()}>
      {tone === 'bad' ? <WarningIcon /> : <CheckIcon />}
      <div>
        <Radix.Title asChild>
          <b>{title}</b>
        </Radix.Title>
        {description && <Radix.Description>{description}</Radix.Description>}
        {action && (
          <Radix.Action altText={action.label} asChild onClick={action.run}>
            <Button type="button" className="btn line sm">
              {action.label}
            </Button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close className="x" aria-label="Dismiss">
        <CloseIcon />
      </Radix.Close>
    </Radix.Root>
  );
}
