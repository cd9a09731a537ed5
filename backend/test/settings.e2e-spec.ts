import { describe, expect, test } from '@jest/globals';
import { voteBurst } from '../src/domain/people/vote.js';
import type { HttpServer } from '../src/server.js';
import { password, TestSite } from './test-site.js';

describe('A cookie', () => {
  test('is bound to the host and to https where PUBLIC_URL is https', async () => {
    const secure = await TestSite.start({ PUBLIC_URL: 'https://appliances.example' });
    try {
      const { headers } = await secure
        .agent()
        .post('/api/auth/signup')
        .send({ email: 'one@example.org', password })
        .expect(201);
      expect(String(headers['set-cookie'])).toMatch(
        /^__Host-session=.*Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
      );
    } finally {
      await secure.stop();
    }
  });
});

describe('Attempts', () => {
  test('are counted by account and by network, for all processes together', async () => {
    const limited = await TestSite.start({ RATE_LIMIT_SCALE: '1' });
    const { site: twin, stop } = await limited.twin();
    try {
      await limited.as('consumer', 'target@example.org');
      const guess = (at: HttpServer, email = 'target@example.org') =>
        limited.agent(at).post('/api/auth/login').send({ email, password: 'a wrong guess' });
      for (let i = 0; i < 5; i++) {
        await guess(limited.site).expect(401);
        await guess(twin).expect(401);
      }
      const { body, headers } = await guess(twin).expect(429);
      expect(body.code).toBe('too-many-attempts');
      expect(Number(headers['retry-after'])).toBeGreaterThan(60);
      await guess(limited.site, 'someone.else@example.org').expect(401);
      await guess(limited.site, `${'a'.repeat(242)}@example.org`).expect(401);
    } finally {
      await stop();
      await limited.stop();
    }
  });
});

describe('A burst of votes', () => {
  test('on one model is kept but held back from display', async () => {
    const limited = await TestSite.start({ RATE_LIMIT_SCALE: '0.1' });
    try {
      const id = await limited.applianceId();
      await limited.addVoters(Math.ceil(voteBurst.votes * 0.1));
      const agents = await limited.as('consumer', 'last@example.org');
      await limited.base.database.query(
        `insert into votes (appliance_id, voter_id, voter_type, best_for_category, vote_value)
           select $1, id, 'consumer', 'overall', 1 from users where email like 'voter%'`,
        [id],
      );
      const { body } = await agents
        .post('/api/votes')
        .send({ applianceId: id, bestForCategory: 'overall', voteValue: 1 })
        .expect(200);
      expect(body.isFrozen).toBe(true);
      expect(body.aspects.overall.consumer).toEqual({ upvotes: 0, downvotes: 0, userVote: 1 });
      const [card] = (await limited.agent().get(`/api/votes?ids=${id}`)).body;
      expect(card).toMatchObject({ upvotes: 0, isFrozen: true });
    } finally {
      await limited.stop();
    }
  });
});
