import { createHmac } from 'node:crypto';

/** The session secret of the servers under test. */
export const sessionSecret = 'a-secret-of-the-bench-that-is-long-enough';

/** Adds `count` members directly to the database, to skip hashing their passwords. */
export async function addVoters(client, count, passwordHash) {
  await client.query(
    `insert into users (email, password_hash, user_type)
       select 'voter' || n || '@example.org', $1, 'homeowner' from generate_series(1, $2::integer) n`,
    [passwordHash, count],
  );
}

/** Creates a session for every account and returns the signed cookies by e-mail address. */
export async function addSessions(client) {
  await client.query(
    `insert into sessions (sid, sess, expire)
       select md5(email), json_build_object(
           'cookie', json_build_object('originalMaxAge', 3600000, 'path', '/'),
           'passport', json_build_object('user', json_build_object('id', id, 'epoch', epoch))),
         now() + interval '1 hour'
       from users on conflict do nothing`,
  );
  const { rows } = await client.query('select email, md5(email) as sid from users');
  return new Map(rows.map(({ email, sid }) => [email, cookieOf(sid)]));
}

function cookieOf(sid) {
  const signature = createHmac('sha256', sessionSecret).update(sid).digest('base64').replace(/=+$/, '');
  return `session=${encodeURIComponent(`s:${sid}.${signature}`)}`;
}
