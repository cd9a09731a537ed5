import type { Account } from '@appliance-index/domain/people/account';
import { confirmationDays, type Subscriber } from '@appliance-index/domain/people/newsletter';
import { productName } from '@appliance-index/domain/product-name';
import type { Mail, VerificationDecision } from './account-ports.js';

/** How long a password reset link is valid. */
export const resetMinutes = 30;

/** Contains the password reset link. */
export function resetMail(to: string, publicUrl: string, token: string): Mail {
  return {
    to,
    subject: `Reset your ${productName} password`,
    text: `Someone, probably you, asked to reset the password of your ${productName} account.

Choose a new password within ${resetMinutes} minutes:
${publicUrl}/reset-password?token=${token}

The link works only once. If you did not ask for this, you can ignore this e-mail; your password will not change.
`,
  };
}

/** Tells the owner of an account that it has a new password. */
export function passwordChangedMail(to: string, publicUrl: string): Mail {
  return {
    to,
    subject: `Your ${productName} password was changed`,
    text: `The password of your ${productName} account was changed, and the account was signed out everywhere.

If that was not you, ask for a link to choose another password:
${publicUrl}/forgot-password
`,
  };
}

/** Tells a technician about a verification decision. */
export function verificationMail(
  technician: Account,
  { verification, reason }: VerificationDecision,
  publicUrl: string,
): Mail {
  const greeting = `Hello${technician.techName ? ` ${technician.techName}` : ''},\n\n`;
  switch (verification) {
    case 'verified':
      return {
        to: technician.email,
        subject: `You are a verified technician on ${productName}`,
        text: `${greeting}We have verified your account. You can now vote as a technician:
${publicUrl}/categories

Earlier votes stay a consumer's until you vote again as a technician.
`,
      };
    case 'rejected':
      return {
        to: technician.email,
        subject: `We could not verify your ${productName} account`,
        // Leaves out the name, which is unverified and could be abused to send text to someone else's address.
        text: `Hello,

We could not verify you as a repair technician.

Reason: ${reason}

You can still vote as a consumer.
`,
      };
    case 'revoked':
      return {
        to: technician.email,
        subject: `Your verification on ${productName} has ended`,
        text: `${greeting}You are no longer a verified technician, and your technician votes no longer count.

You can still vote as a consumer.
`,
      };
  }
}

export function unsubscribeLink({ unsubscribeToken }: Subscriber, publicUrl: string): string {
  return `${publicUrl}/newsletter/unsubscribe?token=${unsubscribeToken}`;
}

/** Asks the owner of the address to confirm the subscription. */
export function confirmationMail(to: string, publicUrl: string, token: string): Mail {
  return {
    to,
    subject: `Confirm your subscription to ${productName}`,
    text: `Someone, probably you, asked to subscribe this address to the monthly ${productName} newsletter.

Confirm your subscription within ${confirmationDays} days:
${publicUrl}/newsletter/confirm?token=${token}

If you did not ask for this, you can ignore this e-mail: you will not get the newsletter, and we will delete your address.
`,
  };
}

/** Sent once the subscription is confirmed; contains the unsubscribe link. */
export function welcomeMail(subscriber: Subscriber, publicUrl: string): Mail {
  const text = `You are now subscribed to the monthly ${productName} newsletter: what rose, what fell and what was recalled.

Read our latest articles:
${publicUrl}/blog
`;
  return newsletterMail(subscriber, publicUrl, `Welcome to ${productName}`, text);
}

/** Sent to existing subscribers instead of a confirmation; the page must not reveal who is subscribed. */
export function subscribedMail(subscriber: Subscriber, publicUrl: string): Mail {
  const text = `Someone, probably you, asked to subscribe this address to the monthly ${productName} newsletter.
You are already subscribed, so there is nothing more to do.
`;
  return newsletterMail(subscriber, publicUrl, `You are already subscribed to ${productName}`, text);
}

/** Adds an unsubscribe link to the text and, for one-click unsubscribe, to the headers. */
function newsletterMail(subscriber: Subscriber, publicUrl: string, subject: string, text: string): Mail {
  const link = unsubscribeLink(subscriber, publicUrl);
  return {
    to: subscriber.email,
    subject,
    text: `${text}
To unsubscribe:
${link}
`,
    headers: {
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
