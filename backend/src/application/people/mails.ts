import { confirmationDays, type Subscriber } from '../../domain/people/newsletter.js';
import type { User } from '../../domain/people/user.js';
import { productName } from '../../domain/product-name.js';
import type { Mail, Verdict } from './account-ports.js';

/** How long a link for a new password works. */
export const resetMinutes = 30;

/** The link for a new password. */
export function resetMail(to: string, publicUrl: string, token: string): Mail {
  return {
    to,
    subject: `Choose a new password for ${productName}`,
    text: `Somebody, probably you, asked for a new password for your ${productName} account.

Choose it here within ${resetMinutes} minutes:
${publicUrl}/reset-password?token=${token}

The link works once. If you did not ask for it, do nothing; your password stays as it is.
`,
  };
}

/** What staff decided about a technician. */
export function verificationMail(
  technician: User,
  { verification, reason }: Verdict,
  publicUrl: string,
): Mail {
  const greeting = `Hello${technician.techName ? ` ${technician.techName}` : ''},\n\n`;
  switch (verification) {
    case 'verified':
      return {
        to: technician.email,
        subject: `You are a verified technician on ${productName}`,
        text: `${greeting}We have verified your account. Your votes now count as a technician's:
${publicUrl}/categories
`,
      };
    case 'rejected':
      return {
        to: technician.email,
        subject: `We could not verify your ${productName} account`,
        // Without the name: it may be anything, and the address somebody else's. Nobody has found it true.
        text: `Hello,

We could not verify you as a repair technician.

The reason: ${reason}

You can go on voting as a consumer.
`,
      };
    case 'revoked':
      return {
        to: technician.email,
        subject: `Your verification on ${productName} has ended`,
        text: `${greeting}You are no longer a verified technician, and your technician votes no longer count.

You can go on voting as a consumer.
`,
      };
  }
}

/** Where somebody unsubscribes. */
export function unsubscribeLink({ unsubscribeToken }: Subscriber, publicUrl: string): string {
  return `${publicUrl}/newsletter/unsubscribe?token=${unsubscribeToken}`;
}

/** Asks whether it was the owner of the address who subscribed. */
export function confirmationMail(to: string, publicUrl: string, token: string): Mail {
  return {
    to,
    subject: `Confirm your subscription to ${productName}`,
    text: `Somebody, probably you, asked for the monthly newsletter of ${productName} at this address.

Confirm it here within ${confirmationDays} days:
${publicUrl}/newsletter/confirm?token=${token}

If you did not ask for it, do nothing: no newsletter comes, and the address is forgotten.
`,
  };
}

/** The first newsletter, with the way out. */
export function welcomeMail(subscriber: Subscriber, publicUrl: string): Mail {
  const text = `You get the monthly newsletter of ${productName} from now on: what rose, what fell, what was recalled.

What was written so far:
${publicUrl}/blog
`;
  return letter(subscriber, publicUrl, `Welcome to ${productName}`, text);
}

/** For those who ask although they are readers already; on the page they see what everyone sees. */
export function subscribedMail(subscriber: Subscriber, publicUrl: string): Mail {
  const text = `Somebody, probably you, asked for the monthly newsletter of ${productName} at this address.
You get it already; there is nothing to do.
`;
  return letter(subscriber, publicUrl, `You are subscribed to ${productName}`, text);
}

function letter(subscriber: Subscriber, publicUrl: string, subject: string, text: string): Mail {
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
