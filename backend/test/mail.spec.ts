import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { OutboxMailer, SmtpMailer } from '../src/adapters/mail/mailers.js';

const password = 'p@ss/word';
const mail = { to: 'reader@example.org', subject: 'Grüße', text: 'A line.\n.\nAnother line.' };

/** A port without a listener. */
const unreachable = 'smtp://127.0.0.1:1';

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

test('a mail is sent in full, with a sign-in, from an address of the site', async () => {
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

test('every mail asks for no automatic replies, including newsletters', async () => {
  await mailerWith(password).send({ ...mail, headers: { 'List-Unsubscribe': '<https://example.org/>' } });
  const message = received.at(-1)?.message;
  expect(message).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(message).toMatch(/^List-Unsubscribe: <https:\/\/example.org\/>\r$/m);
});

test('a failed sign-in is an error that does not reveal the password', async () => {
  const error = await mailerWith('s3cret-guess')
    .send(mail)
    .catch((error: unknown) => error);
  expect(error).toBeInstanceOf(Error);
  expect(JSON.stringify(error) + String(error)).not.toContain('s3cret-guess');
});

test('a refused mail is an error that does not reveal the recipient', async () => {
  const refusal = mailerWith(password).send({ ...mail, to: 'nobody@example.org' });
  await expect(refusal).rejects.toThrow('<(an address)>: no such mailbox');
});

test('many simultaneous mails reach a server that accepts few connections', async () => {
  const before = received.length;
  const mailer = mailerWith(password);
  await Promise.all(Array.from({ length: 60 }, () => mailer.send(mail)));
  expect(received).toHaveLength(before + 60);
});

test('mails beyond the queue limit fail at once', async () => {
  const mailer = new SmtpMailer({
    publicUrl: 'https://ratings.example.org',
    smtpUrl: unreachable,
    dataDir: '',
  });
  const sent = await Promise.allSettled(Array.from({ length: 600 }, () => mailer.send(mail)));
  const isTooMany = (each: PromiseSettledResult<void>) => String(Object(each).reason).includes('Too many');
  expect([sent[0], sent[599]].map((each) => each && isTooMany(each))).toEqual([false, true]);
});

test('a mail server that is always about to answer is given up', async () => {
  let ended = Promise.resolve<unknown>(undefined);
  const dripping = createServer((socket) => {
    const drip = setInterval(() => socket.write('220-one moment\r\n'), 10);
    ended = once(
      socket.on('error', () => undefined),
      'close',
    ).finally(() => clearInterval(drip));
  });
  await once(dripping.listen(0, '127.0.0.1'), 'listening');
  const smtpUrl = `smtp://127.0.0.1:${(dripping.address() as AddressInfo).port}`;
  const mailer = new SmtpMailer({ publicUrl: 'https://ratings.example.org', smtpUrl, dataDir: '' }, 300);
  await expect(mailer.send(mail)).rejects.toThrow('The mail server did not take the mail within 0.3 s.');
  await ended;
  dripping.close();
});

test('after a stop, mails still waiting for a server that hangs are given up', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket));
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const smtpUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const mailer = new SmtpMailer({ publicUrl: 'https://ratings.example.org', smtpUrl, dataDir: '' });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const sent = Array.from({ length: 8 }, () => mailer.send(mail));
  const outcomes = Promise.allSettled(sent);
  mailer.onModuleDestroy();
  jest.advanceTimersByTime(5_000);
  jest.useRealTimers();
  for (const waiting of sent.slice(5)) await expect(waiting).rejects.toThrow('abort');
  while (sockets.length < 5) await once(silent, 'connection');
  silent.close();
  for (const socket of sockets) socket.destroy();
  await outcomes;
});

test('without a server and on a full disk, a mail leaves no part of its file', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'outbox-'));
  const program = `
    import { OutboxMailer } from './dist/adapters/mail/mailers.js';
    const settings = { publicUrl: 'https://ratings.example.org', smtpUrl: null, dataDir: ${JSON.stringify(dataDir)} };
    await new OutboxMailer(settings, console).send(${JSON.stringify(mail)}).catch(({ code }) => console.log(code));`;
  const limited = [
    '-c',
    'ulimit -f 0; exec "$0" --input-type=module -e "$1" | cat',
    process.execPath,
    program,
  ];
  const { stdout } = spawnSync('sh', limited, { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' });
  expect([stdout, readdirSync(join(dataDir, 'outbox'))]).toEqual(['EFBIG\n', []]);
  rmSync(dataDir, { recursive: true });
});

test('without a server, a mail is written to a file that only its owner can read, because it may open an account', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'outbox-'));
  try {
    const log = { info: jest.fn(), warn: jest.fn() };
    await new OutboxMailer({ publicUrl: 'https://ratings.example.org', smtpUrl: null, dataDir }, log).send(
      mail,
    );
    const folder = join(dataDir, 'outbox');
    const files = readdirSync(folder).map((name) => join(folder, name));
    expect(files).toEqual([expect.stringMatching(/\.eml$/)]);
    const modeOf = (path: string) => statSync(path).mode & 0o777;
    expect([folder, ...files].map(modeOf)).toEqual([0o700, 0o600]);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
