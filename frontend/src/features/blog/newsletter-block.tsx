import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../shared/api-client';
import { focusIfLost } from '../../shared/focus';
import { useErrorToast } from '../../shared/toasts';
import { Field, Form, type FormValues, requiredErrors, SubmitButton } from '../../shared/ui/controls/form';
import { NoScriptNotice } from '../../shared/ui/notices/no-script-notice';
import { Button, Plate } from '../../shared/ui/primitives';
import { newsletterBlock } from '../../styled-system/recipes';
import { subscribe } from './newsletter-api';

const styles = newsletterBlock();

const subscriberClaim = '10,000+ homeowners';

/** Newsletter sign-up. The confirmation never reveals whether an address is already subscribed. */
export function NewsletterBlock() {
  const [isOpen, setIsOpen] = useState(false);
  const { mutateAsync, isPending, isSuccess } = useMutation({
    mutationFn: ({ email = '' }: FormValues) => subscribe(email),
  });
  const showError = useErrorToast();
  // Not an option of the mutation, which would also report to those who have left the page.
  const onError = (error: Error) => showError(messageOf(error, 'The e-mail could not be sent. Try again.'));
  return (
    <Plate className={styles.root} aria-labelledby="newsletter">
      <div className={styles.text}>
        <h2 id="newsletter">One letter a month</h2>
        <p className="muted">What rose, what fell, what was recalled. Join {subscriberClaim}.</p>
        <NoScriptNotice className="small muted" />
      </div>
      {isSuccess && (
        <p role="status" tabIndex={-1} ref={focusIfLost}>
          Almost there. We are e-mailing you a link: open it within 7 days to confirm your subscription.
        </p>
      )}
      {!isSuccess && !isOpen && (
        <Button variant="solid" className={styles.open} aria-expanded={false} onClick={() => setIsOpen(true)}>
          Subscribe Now
        </Button>
      )}
      {!isSuccess && isOpen && (
        <Form
          className={styles.form}
          validate={(values) => requiredErrors(values, { email: 'your e-mail address' })}
          submit={(values) => mutateAsync(values, { onError })}
        >
          <Field name="email" label="Email" type="email" autoComplete="email" required autoFocus />
          <SubmitButton isBusy={isPending}>{isPending ? 'Sending...' : 'Subscribe Now'}</SubmitButton>
        </Form>
      )}
    </Plate>
  );
}
