import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { messageOf } from '../../shared/api-client';
import { focusIfLost } from '../../shared/focus';
import { useLinkToken } from '../../shared/link-token';
import { paths } from '../../shared/paths';
import { Form, SubmitButton } from '../../shared/ui/controls/form';
import { NoScriptNotice } from '../../shared/ui/notices/no-script-notice';
import { Page } from '../../shared/ui/page-title';
import { TypeDrawing } from '../../shared/ui/pictures/drawing';
import { ButtonLink, Empty } from '../../shared/ui/primitives';
import { confirmSubscription, unsubscribe } from './newsletter-api';

const confirmation = {
  title: 'Confirm your subscription',
  prompt: 'Confirm to receive the next issue.',
  button: 'Confirm subscription',
  send: confirmSubscription,
  done: 'You are subscribed',
  thanks: 'You will receive the next issue. Every issue has an unsubscribe link.',
};
const unsubscription = {
  title: 'Unsubscribe from the newsletter',
  prompt: 'Press the button to stop receiving the newsletter.',
  button: 'Unsubscribe',
  send: unsubscribe,
  done: 'You are unsubscribed',
  thanks: 'Your address has been removed. You will not receive any more issues.',
};

/** Landing page of the links in newsletter mails. Acts only on a click, because mail scanners follow links too. */
export default function NewsletterPage() {
  const isUnsubscribing = useLocation().pathname.includes('unsubscribe');
  const action = isUnsubscribing ? unsubscription : confirmation;
  const token = useLinkToken();
  const { mutateAsync, isPending, isSuccess, error } = useMutation({
    mutationFn: () => action.send(token ?? ''),
  });
  return (
    <Page title={action.title} description="Manage your newsletter subscription.">
      <meta name="robots" content="noindex" />
      <Empty>
        <TypeDrawing name={isUnsubscribing ? 'microwaves-countertop-microwave' : 'washers-front-load'} />
        <h1 tabIndex={-1} ref={isSuccess ? focusIfLost : undefined}>
          {isSuccess ? action.done : action.title}
        </h1>
        <p role={isSuccess ? 'status' : undefined}>{isSuccess ? action.thanks : action.prompt}</p>
        <NoScriptNotice />
        {error && <p role="alert">{messageOf(error, 'Something went wrong. Try again.')}</p>}
        {isSuccess ? (
          <ButtonLink variant="outline" to={paths.blog}>
            Back to Blog
          </ButtonLink>
        ) : (
          <Form submit={() => mutateAsync()}>
            <SubmitButton isBusy={isPending}>{isPending ? 'Sending...' : action.button}</SubmitButton>
          </Form>
        )}
      </Empty>
    </Page>
  );
}
