import { createHmac } from 'node:crypto';

/** What the servers under test sign sessions with. */
export const sessionSecret = 'a-secret-of-the-bench-that-is-long-enough';

/** A number of members, made in the database: hashing their passwords is not what is measured. */
export async function addVoters(client, count, passwordHash) {
  await client.query(
    `insert into users (email, password_hash, user_type)
       select 'voter' || n || '@example.org', $1, 'homeowner' from generate_series(1, $2::integer) n`,
    [passwordHash, count],
  );
}

/** A signed cookie for each account by its address, so that nobody has to sign in first. */
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
