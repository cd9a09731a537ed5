import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { SmtpMailer } from '../src/adapters/mail/mailers.js';

const password = 'p@ss/word';
const mail = { to: 'reader@example.org', subject: 'Grüße', text: 'A line.\n.\nAnother line.' };

/** Nobody listens there. */
const nowhere = 'smtp://127.0.0.1:1';

const received: { from: string; to: string[]; user: unknown; message: string }[] = [];
const server = new SMTPServer({
  allowInsecureAuth: true,
  maxClients: 20,
  disabledCommands: ['STARTTLS'],
  onAuth: (auth, _session, done) =>
    auth.password === password ? done(null, { user: auth.username }) : done(new Error('Wrong password')),
  onRcptTo: ({ address }, _session, done) =>
    done(address.startsWith('nobody') ? new Error(`<${address}>: no such mailbox`) : undefined),
  onData: async (stream, { envelope, user }, done) => {
    const { mailFrom, rcptTo } = envelope;
    received.push({
      from: mailFrom ? mailFrom.address : '',
      to: rcptTo.map(({ address }) => address),
      user,
      message: await text(stream),
    });
    done();
  },
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => new Promise<void>((resolve) => void server.close(resolve)));

function mailerWith(givenPassword: string): SmtpMailer {
  const { port } = server.server.address() as AddressInfo;
  const smtpUrl = `smtp://robot:${encodeURIComponent(givenPassword)}@127.0.0.1:${port}`;
  return new SmtpMailer({ publicUrl: 'https://ratings.example.org', smtpUrl, dataDir: '' });
}

test('a mail reaches the mail server whole, signed in, from the address of the site', async () => {
  await mailerWith(password).send(mail);
  const [{ from, to, user, message } = { message: '' }] = received;
  expect({ from, to, user }).toEqual({
    from: 'no-reply@ratings.example.org',
    to: ['reader@example.org'],
    user: 'robot',
  });
  expect(message).toContain('Subject: =?UTF-8?');
  expect(message).toContain('\r\nA line.\r\n.\r\nAnother line.');
});

test('no mail is answered by a machine, also one that can be unsubscribed from', async () => {
  await mailerWith(password).send({ ...mail, headers: { 'List-Unsubscribe': '<https://example.org/>' } });
  const message = received.at(-1)?.message;
  expect(message).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(message).toMatch(/^List-Unsubscribe: <https:\/\/example.org\/>\r$/m);
});

test('a mail that the server does not take is an error, and does not tell the password', async () => {
  const error = await mailerWith('s3cret-guess')
    .send(mail)
    .catch((error: unknown) => error);
  expect(error).toBeInstanceOf(Error);
  expect(JSON.stringify(error) + String(error)).not.toContain('s3cret-guess');
});

test('a mail that the server refuses is an error that does not tell whose it was', async () => {
  const refusal = mailerWith(password).send({ ...mail, to: 'nobody@example.org' });
  await expect(refusal).rejects.toThrow('<(an address)>: no such mailbox');
});

test('many mails at once reach a mail server that takes few connections', async () => {
  const before = received.length;
  const mailer = mailerWith(password);
  await Promise.all(Array.from({ length: 60 }, () => mailer.send(mail)));
  expect(received).toHaveLength(before + 60);
});

test('more mails than can wait are errors at once', async () => {
  const mailer = new SmtpMailer({ publicUrl: 'https://ratings.example.org', smtpUrl: nowhere, dataDir: '' });
  const sent = await Promise.allSettled(Array.from({ length: 600 }, () => mailer.send(mail)));
  const isTooMany = (each: PromiseSettledResult<void>) => String(Object(each).reason).includes('Too many');
  expect([sent[0], sent[599]].map((each) => each && isTooMany(each))).toEqual([false, true]);
});
