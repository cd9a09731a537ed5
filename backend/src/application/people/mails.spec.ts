import type { Account } from '@appliance-index/domain/people/account';
import { expect, test } from '@jest/globals';
import {
  confirmationMail,
  passwordChangedMail,
  resetMail,
  subscribedMail,
  verificationMail,
  welcomeMail,
} from './mails.js';

const to = 'ada@example.org';
const site = 'https://appliances.example';
const subscriber = { email: to, unsubscribeToken: 'leave', confirmedAt: null };
const decided = (verification: 'verified' | 'rejected' | 'revoked', techName: string | null = 'Ada') =>
  verificationMail(
    { email: to, techName } as Account,
    { verification, reason: 'No such company', note: 'Heard it from Bob' },
    site,
  );

test.each([
  [
    'Reset your Appliance Index password',
    resetMail(to, site, 'key'),
    'within 30 minutes',
    '/reset-password?token=key',
  ],
  [
    'Your Appliance Index password was changed',
    passwordChangedMail(to, site),
    'signed out everywhere',
    '/forgot-password',
  ],
  ['You are a verified technician on Appliance Index', decided('verified'), 'Hello Ada,', '/categories'],
  [
    'Confirm your subscription to Appliance Index',
    confirmationMail(to, site, 'key'),
    'within 7 days',
    '/newsletter/confirm?token=key',
  ],
  ['Welcome to Appliance Index', welcomeMail(subscriber, site), 'You are now subscribed', '/blog'],
])('"%s" says what happened, and where to go on', (subject, mail, sentence, path) => {
  expect(mail).toMatchObject({ to, subject });
  expect(mail.text).toContain(sentence);
  expect(mail.text).toContain(`\n${site}${path}\n`);
});

test('subscribers can leave by a link in the text, and by the button of their mail program', () => {
  const link = `${site}/newsletter/unsubscribe?token=leave`;
  for (const { text, headers } of [welcomeMail(subscriber, site), subscribedMail(subscriber, site)]) {
    expect(text).toContain(`\n${link}\n`);
    expect(headers).toEqual({
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  }
});

test('a technician who is refused reads the reason, but not the name that somebody has given for the address', () => {
  const { subject, text } = decided('rejected');
  expect(subject).toBe('We could not verify your Appliance Index account');
  expect(text).toContain('Reason: No such company\n');
  expect(text).not.toContain('Ada');
});

test('a technician whose verification ends reads that their votes no longer count', () => {
  const { subject, text } = decided('revoked');
  expect(subject).toBe('Your verification on Appliance Index has ended');
  expect(text).toContain('your technician votes no longer count');
});

test('a technician without a name is greeted without one', () => {
  expect(decided('verified', null).text).toMatch(/^Hello,\n/);
});
