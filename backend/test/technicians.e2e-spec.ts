import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Agent, password, TestSite, technician } from './test-site.js';

let site: TestSite;
let admin: Agent;
beforeAll(async () => {
  site = await TestSite.start();
  admin = await site.as('admin');
});
afterAll(() => site.stop());

const proofs = { techWebsite: 'https://fixit.example', techLicence: 'OH 12345', techPhone: '(419) 555-0123' };

async function signUp(email: string, details: object = {}): Promise<Agent> {
  const agent = site.agent();
  await agent
    .post('/api/auth/signup')
    .send({ email, password, ...technician, ...details })
    .expect(201);
  return agent;
}

const correct = (agent: Agent, details: object) =>
  agent.put('/api/auth/me').send({ techCompany: 'Fixit', ...details });
const decide = (email: string, decision: string, body?: object) =>
  admin.post(`/api/admin/technicians/${email}/${decision}`).send(body);
const shown = async (email: string, verification: string) => {
  const { body } = await admin.get(`/api/admin/technicians?verification=${verification}`).expect(200);
  return (body as { email: string }[]).find((each) => each.email === email);
};

describe('What technicians add for the check', () => {
  test('is shown to themselves and to staff', async () => {
    const agent = await signUp('adds@example.org', { ...proofs, techWebsite: 'fixit.example' });
    const { body } = await agent.get('/api/auth/me').expect(200);
    expect(body).toMatchObject({ ...proofs, signedUpAt: expect.stringMatching(/^20.*Z$/) });
    expect(await shown('adds@example.org', 'pending')).toMatchObject({ ...proofs, verificationNote: null });
  });

  test('is not kept of others', async () => {
    const agent = await signUp('owner@example.org', { ...proofs, userType: 'homeowner' });
    const { body } = await agent.get('/api/auth/me').expect(200);
    expect(body).toMatchObject({ techWebsite: null, techLicence: null, techPhone: null });
  });

  test('is checked at sign-up and when it is corrected', async () => {
    const bad = { techWebsite: 'javascript:alert(1)', techPhone: 'call me' };
    const signedUp = await site
      .agent()
      .post('/api/auth/signup')
      .send({ email: 'bad@example.org', password, ...technician, ...bad })
      .expect(400);
    const corrected = await correct(await signUp('bad2@example.org'), { ...bad, techCompany: ' ' }).expect(
      400,
    );
    const pathsOf = ({ body }: { body: { issues: { path: string }[] } }) =>
      body.issues.map(({ path }) => path);
    expect(pathsOf(signedUp)).toEqual(['techWebsite', 'techPhone']);
    expect(pathsOf(corrected)).toEqual(['techCompany', 'techWebsite', 'techPhone']);
  });
});

describe('While they wait, technicians', () => {
  test('correct their company and what they added, and nothing else', async () => {
    const agent = await signUp('waits@example.org', proofs);
    const { body } = await correct(agent, {
      techLicence: 'OH 54321',
      techName: 'Somebody Else',
      verification: 'verified',
    }).expect(200);
    const corrected = {
      techName: technician.techName,
      techCompany: 'Fixit',
      techWebsite: null,
      techLicence: 'OH 54321',
      techPhone: null,
      verification: 'pending',
    };
    expect(body).toMatchObject(corrected);
    expect((await agent.get('/api/auth/me').expect(200)).body).toEqual(body);
    expect(await shown('waits@example.org', 'pending')).toMatchObject(corrected);
  });

  test.each(['verify', 'reject'])('can until staff decide: %s', async (decision) => {
    const agent = await signUp(`${decision}@example.org`);
    await decide(`${decision}@example.org`, decision, { reason: 'No such company' }).expect(200);
    const { body } = await correct(agent, { techCompany: 'Another' }).expect(409);
    expect(body.code).toBe('not-pending');
    expect((await agent.get('/api/auth/me').expect(200)).body.techCompany).toBe(technician.techCompany);
  });

  test('are the only ones who can', async () => {
    await correct(await site.as('consumer'), {}).expect(409);
    await correct(site.agent(), {}).expect(401);
  });
});

describe('What staff checked', () => {
  const audited = async (email: string) => {
    const { body } = await admin.get(`/api/admin/audit?text=${email}`).expect(200);
    return (body as { action: string; before: object; after: object }[]).map(({ before, after }) => [
      before,
      after,
    ]);
  };

  test('is kept with each decision, in the audit log too', async () => {
    const email = 'noted@example.org';
    await signUp(email);
    await decide(email, 'reject', { reason: 'No such company', note: 'Nobody\nanswered' }).expect(200);
    await decide(email, 'verify', { note: ' Rang back. ' }).expect(200);
    expect(await shown(email, 'verified')).toMatchObject({ verificationNote: 'Rang back.' });
    const rejected = { verification: 'rejected', reason: 'No such company', note: 'Nobody\nanswered' };
    expect(await audited(email)).toEqual([
      [rejected, { verification: 'verified', reason: null, note: 'Rang back.' }],
      [{ verification: 'pending', reason: null, note: null }, rejected],
    ]);
  });

  test('can be left out, and a second decision that changes nothing does not replace it', async () => {
    const email = 'twice@example.org';
    await signUp(email);
    await decide(email, 'verify', { note: 'Rang' }).expect(200);
    const { body } = await decide(email, 'verify').expect(200);
    expect(body).toMatchObject({ isChanged: false, verificationNote: 'Rang' });
    expect(await audited(email)).toHaveLength(1);
  });

  test('is what the technician still says, or the decision is refused', async () => {
    const email = 'changes@example.org';
    const agent = await signUp(email, proofs);
    const { techCompany } = technician;
    await correct(agent, { ...proofs, techLicence: 'OH 777' }).expect(200);
    const seen = { ...proofs, techCompany };
    for (const decision of ['verify', 'reject']) {
      const { body } = await decide(email, decision, { reason: 'No', note: 'OH 12345', seen }).expect(409);
      expect(body).toMatchObject({ code: 'stale', current: { techCompany: 'Fixit', techLicence: 'OH 777' } });
    }
    expect(await shown(email, 'pending')).toMatchObject({ verificationNote: null });
    await decide(email, 'verify', { seen: { techCompany: 'Fixit', techLicence: 'OH 777' } }).expect(200);
  });

  test('can lead to another reason, which is e-mailed as well, but a revocation happens once', async () => {
    const email = 'again@example.org';
    await signUp(email);
    const changes = async (...decided: Parameters<typeof decide>) =>
      (await decide(...decided).expect(200)).body;
    expect(await changes(email, 'reject', { reason: 'No such company' })).toMatchObject({ isChanged: true });
    expect(await changes(email, 'reject', { reason: 'No such licence' })).toMatchObject({ isMailed: true });
    expect(await changes(email, 'reject', { reason: ' No such licence ' })).toMatchObject({
      isChanged: false,
    });
    expect(await shown(email, 'rejected')).toMatchObject({ verificationReason: 'No such licence' });
    await decide(email, 'verify').expect(200);
    expect(await changes(email, 'revoke')).toMatchObject({ isChanged: true });
    expect(await changes(email, 'revoke')).toMatchObject({ isChanged: false, isMailed: false });
  });

  test('is not e-mailed to the technician', async () => {
    const email = 'secret@example.org';
    await signUp(email);
    await decide(email, 'reject', { reason: 'No such company', note: 'Heard it from Bob' }).expect(200);
    const mails = site.mails().filter((mail) => mail.includes(`To: ${email}`));
    expect(mails).toEqual([expect.stringContaining('No such company')]);
    expect(mails[0]).not.toContain('Bob');
  });

  test.each([
    ['too long', 'x'.repeat(501)],
    ['not printable', 'half \ud83d'],
  ])('is refused when it is %s', async (_, note) => {
    const email = `noted${note.length}@example.org`;
    await signUp(email);
    const { body } = await decide(email, 'verify', { note }).expect(400);
    expect(body.issues).toEqual([
      { path: 'note', message: 'The note can have at most 500 printable characters.' },
    ]);
    expect(await shown(email, 'pending')).toBeDefined();
    await decide(email, 'verify', { note: 'x'.repeat(500) }).expect(200);
  });
});

test.each(['verify', 'reject', 'revoke'])('There is nothing to %s about an owner', async (decision) => {
  await signUp(`${decision}-owner@example.org`, { userType: 'homeowner' });
  const { body } = await decide(`${decision}-owner@example.org`, decision, { reason: 'x' }).expect(404);
  expect(body.code).toBe('technician');
});

test('Votes from before the verification stay those of a consumer, and the e-mail says so', async () => {
  const email = 'voted@example.org';
  const [agent, applianceId] = [await signUp(email), await site.applianceId()];
  await agent.post('/api/votes').send({ applianceId, bestForCategory: 'overall', voteValue: 1 }).expect(200);
  await decide(email, 'verify').expect(200);
  const { body } = await agent.get(`/api/votes/${applianceId}`).expect(200);
  expect(body.aspects.overall).toMatchObject({ consumer: { userVote: 1 }, tech: { userVote: null } });
  const [mail] = site.mails().filter((text) => text.includes(`To: ${email}`));
  expect(mail).toContain("Earlier votes stay a consumer's until you vote again as a technician.");
});
