import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { Newsletter } from '../src/application/people/newsletter.js';
import { runNightlyCleanup } from '../src/server/nightly-cleanup.js';
import { type Agent, TestSite } from './test-site.js';

let site: TestSite;
let visitor: Agent;

beforeAll(async () => {
  site = await TestSite.start({ PUBLIC_URL: 'http://appliances.example' });
  visitor = site.agent();
});
beforeEach(() => site.postgres.database.query('delete from newsletter_subscribers'));
afterAll(() => site.stop());

const success = { success: true };
const subscribe = (email: string) => visitor.post('/api/newsletter').send({ email });
const recipients = () => Array.fromAsync(site.http.app.get(Newsletter).recipients(), ({ email }) => email);

/** The newest mail to the address, once there are `count`, with unfolded links. */
async function mailTo(address: string, count: number): Promise<string> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; ) {
    const mails = site.mails().filter((text) => text.includes(`To: ${address}`));
    if (mails.length >= count)
      return (mails.at(-1) ?? '').replaceAll('=\n', '').replaceAll('=3D', '=').replaceAll('\n ', ' ');
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error(`Mail ${count} to ${address} was not sent.`);
}

const tokenIn = (mail: string, page: string) =>
  new RegExp(`http://appliances\\.example/newsletter/${page}\\?token=([\\w-]+)`).exec(mail)?.[1] ?? '';

describe('The newsletter', () => {
  test('is sent after a double opt-in, until the reader unsubscribes', async () => {
    expect((await subscribe(' Ann@Example.org ').expect(200)).body).toEqual(success);
    const mail = await mailTo('ann@example.org', 1);
    expect(mail).toContain('within 7 days');
    expect(await recipients()).toEqual([]);
    const token = tokenIn(mail, 'confirm');
    const confirm = () => visitor.post('/api/newsletter/confirm').send({ token });
    expect((await confirm().expect(200)).body).toEqual(success);
    expect((await confirm().expect(200)).body).toEqual(success);
    expect(await recipients()).toEqual(['ann@example.org']);

    const welcome = await mailTo('ann@example.org', 2);
    const unsubscribeToken = tokenIn(welcome, 'unsubscribe');
    expect(welcome).toContain(
      `List-Unsubscribe: <http://appliances.example/newsletter/unsubscribe?token=${unsubscribeToken}>`,
    );
    expect((await subscribe('ann@example.org').expect(200)).body).toEqual(success);
    expect(await mailTo('ann@example.org', 3)).toContain('You are already subscribed');
    expect(await site.postgres.database.query('select from newsletter_links')).toHaveLength(1);
    expect(await recipients()).toEqual(['ann@example.org']);

    const unsubscribe = () => visitor.post('/api/newsletter/unsubscribe').send({ token: unsubscribeToken });
    expect((await unsubscribe().expect(200)).body).toEqual(success);
    expect((await unsubscribe().expect(200)).body).toEqual(success);
    expect(await recipients()).toEqual([]);
    expect(await site.postgres.database.query('select * from newsletter_subscribers')).toEqual([]);
    await confirm().expect(400);
  });

  test('is unsubscribed by mail clients, which send a form', async () => {
    await subscribe('program@example.org').expect(200);
    const token = tokenIn(await mailTo('program@example.org', 1), 'confirm');
    await visitor.post('/api/newsletter/confirm').send({ token }).expect(200);
    const welcome = await mailTo('program@example.org', 2);
    expect(welcome).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const url = `/newsletter/unsubscribe?token=${tokenIn(welcome, 'unsubscribe')}`;
    await site.agent().post(url).type('form').send('List-Unsubscribe=One-Click').expect(200);
    expect(await recipients()).toEqual([]);
    await site.agent().post(url).type('form').send('x=1').expect(200);
  });

  test.each([
    ['Origin', 'https://mail.example'],
    ['Sec-Fetch-Site', 'cross-site'],
  ])('is unsubscribed from webmail with %s: %s, only through the URL in the mail', async (name, value) => {
    const token = 'r'.repeat(43);
    await site.agent().post(`/newsletter/unsubscribe?token=${token}`).set(name, value).expect(200);
    await site.agent().post('/api/newsletter/unsubscribe').set(name, value).send({ token }).expect(403);
  });

  test('is sent once to an address with an international domain, however it is written', async () => {
    const ascii = 'ida@xn--bcher-kva.example';
    await subscribe('Ida@Bücher.example').expect(200);
    const token = tokenIn(await mailTo(ascii, 1), 'confirm');
    await visitor.post('/api/newsletter/confirm').send({ token }).expect(200);
    await mailTo(ascii, 2);
    await subscribe(ascii).expect(200);
    expect(await mailTo(ascii, 3)).toContain('You are already subscribed');
    expect(await recipients()).toEqual([ascii]);
  });

  test('stores only a hash of the confirmation token', async () => {
    await subscribe('hash@example.org').expect(200);
    const token = tokenIn(await mailTo('hash@example.org', 1), 'confirm');
    const rows = await site.postgres.database.query(
      'select * from newsletter_subscribers join newsletter_links using (email)',
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('accepts each of several confirmation links, but none after 7 days', async () => {
    await subscribe('twice@example.org').expect(200);
    const first = tokenIn(await mailTo('twice@example.org', 1), 'confirm');
    await subscribe('twice@example.org').expect(200);
    const second = tokenIn(await mailTo('twice@example.org', 2), 'confirm');
    await visitor.post('/api/newsletter/confirm').send({ token: first }).expect(200);
    await visitor.post('/api/newsletter/confirm').send({ token: second }).expect(200);
    expect(await recipients()).toEqual(['twice@example.org']);
    const wait = (time: string) =>
      site.postgres.database.query(
        `update newsletter_links set expires_at = expires_at - interval '${time}'`,
      );
    await wait('6 days 23 hours');
    await visitor.post('/api/newsletter/confirm').send({ token: second }).expect(200);
    await wait('1 hour');
    const { body } = await visitor.post('/api/newsletter/confirm').send({ token: second }).expect(400);
    expect(body).toMatchObject({ code: 'newsletter-link', message: expect.stringContaining('has expired') });
  });

  test('is cleared nightly of expired unconfirmed addresses only', async () => {
    const { database } = site.postgres;
    for (const name of ['late', 'reader', 'waiting']) {
      await subscribe(`${name}@example.org`).expect(200);
      const token = tokenIn(await mailTo(`${name}@example.org`, 1), 'confirm');
      if (name === 'reader') await visitor.post('/api/newsletter/confirm').send({ token }).expect(200);
    }
    for (const table of ['subscribers', 'links'])
      await database.query(`update newsletter_${table} set expires_at = now() - interval '1 second'`);
    await subscribe('waiting@example.org').expect(200);
    await mailTo('waiting@example.org', 2);
    const logger = pino({ level: 'silent' });
    await runNightlyCleanup(site.http, database, logger, new AbortController().signal);
    const remaining = (table: string) =>
      database.query(`select email from newsletter_${table} order by email`);
    expect(await remaining('subscribers')).toEqual([
      { email: 'reader@example.org' },
      { email: 'waiting@example.org' },
    ]);
    expect(await remaining('links')).toEqual([{ email: 'waiting@example.org' }]);
  });

  test.each([
    [{}, /Fill in/],
    [{ email: 'nobody' }, /like name@example.org/],
    [{ email: 'a@b.example\r\nBcc: c@d.example' }, /like name@example.org/],
    [{ email: ['a@b.example'] }, /Fill in/],
    [{ email: '=cmd|a!x@b.example' }, /begins with =, \+ or -/],
    [{ email: ' +1@b.example' }, /begins with =, \+ or -/],
    [{ email: '-1@b.example' }, /begins with =, \+ or -/],
    [{ email: '@b.example' }, /like name@example.org/],
  ])('refuses %j', async (body, message) => {
    const refused = await visitor.post('/api/newsletter').send(body).expect(400);
    expect(refused.body.issues[0]).toMatchObject({ path: 'email', message: expect.stringMatching(message) });
  });

  test('refuses unknown confirmation tokens, and ignores unknown unsubscribe tokens', async () => {
    await visitor
      .post('/api/newsletter/confirm')
      .send({ token: 'x'.repeat(43) })
      .expect(400);
    await visitor.post('/api/newsletter/confirm').send({ token: 'x' }).expect(400);
    await visitor.post('/api/newsletter/confirm').send({}).expect(400);
    await visitor
      .post('/api/newsletter/unsubscribe')
      .send({ token: 'x'.repeat(43) })
      .expect(200);
  });

  test.each(['confirm', 'unsubscribe'])('reports an incomplete link to %s', async (step) => {
    for (const token of ['', 'x'.repeat(42)]) {
      const refused = await visitor.post(`/api/newsletter/${step}`).send({ token }).expect(400);
      expect(refused.body.message).toBe('The link is incomplete. Open it again from the e-mail.');
    }
  });

  test('reports an incomplete unsubscribe link to a mail client', async () => {
    await visitor.post('/newsletter/unsubscribe').expect(400);
  });
});

describe('Subscribing too often', () => {
  test('is refused per e-mail address and per network', async () => {
    const limited = await TestSite.start({ RATE_LIMIT_SCALE: '1' });
    try {
      const subscribeLimited = (email: string) => limited.agent().post('/api/newsletter').send({ email });
      for (const domain of ['bücher', 'BÜCHER', 'xn--bcher-kva'])
        await subscribeLimited(`often@${domain}.example`).expect(200);
      const { headers } = await subscribeLimited('often@bücher.example').expect(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      for (let other = 0; other < 16; other++)
        await subscribeLimited(`other${other}@example.org`).expect(200);
      await subscribeLimited('last@example.org').expect(429);
    } finally {
      await limited.stop();
    }
  });

  test('does not limit unsubscribing, even by many readers behind one network', async () => {
    const limited = await TestSite.start({ RATE_LIMIT_SCALE: '1' });
    try {
      for (let reader = 0; reader < 70; reader++) {
        await limited
          .agent()
          .post(`/newsletter/unsubscribe?token=${String(reader).padStart(43, 'r')}`)
          .type('form')
          .send('List-Unsubscribe=One-Click')
          .expect(200);
      }
      const token = 'r'.repeat(43);
      await limited.agent().post('/api/newsletter/unsubscribe').send({ token }).expect(200);
    } finally {
      await limited.stop();
    }
  });
});
