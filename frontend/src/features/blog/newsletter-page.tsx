import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { messageOf } from '../../shared/api-client';
import { focusIfLost } from '../../shared/focus';
import { useLinkToken } from '../../shared/link-token';
import { paths } from '../../shared/paths';
import { Form, SubmitButton } from '../../shared/ui/controls/form';
import { NoScriptNotice } from '../../shared/ui/notices/no-script-notice';
import { PageTitle } from '../../shared/ui/page-title';
import { TypeDrawing } from '../../shared/ui/pictures/drawing';
import { ButtonLink, Empty } from '../../shared/ui/primitives';
import { confirmSubscription, unsubscribe } from './newsletter-api';

const confirmation = {
  title: 'Confirm your subscription',
  question: 'One press, and the next letter comes to you.',
  button: 'Confirm subscription',
  send: confirmSubscription,
  done: 'You are subscribed',
  thanks: 'The next letter is yours. Every letter has a link that ends them.',
};
const unsubscription = {
  title: 'Leave the newsletter',
  question: 'One press, and no letter comes any more.',
  button: 'Unsubscribe',
  send: unsubscribe,
  done: 'You are unsubscribed',
  thanks: 'Your address is removed. No letter comes any more.',
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
    <div className="wrap">
      <PageTitle title={action.title} description="The newsletter." />
      <meta name="robots" content="noindex" />
      <Empty>
        <TypeDrawing name={isUnsubscribing ? 'microwaves-countertop-microwave' : 'washers-front-load'} />
        <h1 tabIndex={-1} ref={isSuccess ? focusIfLost : undefined}>
          {isSuccess ? action.done : action.title}
        </h1>
        <p role={isSuccess ? 'status' : undefined}>{isSuccess ? action.thanks : action.question}</p>
        <NoScriptNotice />
        {error && <p role="alert">{messageOf(error, 'That did not work. Try again.')}</p>}
        {isSuccess ? (
          <ButtonLink className="line" to={paths.blog}>
            Back to Blog
          </ButtonLink>
        ) : (
          <Form submit={() => mutateAsync()}>
            <SubmitButton isBusy={isPending}>{isPending ? 'Sending...' : action.button}</SubmitButton>
          </Form>
        )}
      </Empty>
    </div>
  );
}
