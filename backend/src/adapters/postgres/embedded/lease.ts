import { Client, type ClientConfig } from 'pg';

/** A shared advisory lock: a connection that holds it shows that a process uses the server. */
const leaseLock = 1;
/** A server that stays silent has not refused the connection: without a limit, the process would wait for ever. */
const connectTimeoutMs = 3_000;

/** A lease, or undefined when no server runs that will go on running. */
export async function tryLease(connection: ClientConfig): Promise<Client | undefined> {
  const client = newClient(connection);
  const probe = newClient(connection);
  try {
    await client.connect();
    // Waits for a process that is stopping the server; the query then fails, and the server is launched again.
    await client.query('select pg_advisory_lock_shared($1)', [leaseLock]);
    // A server that stops may still grant the lock of the connection that it ends, but it accepts no new connection.
    await probe.connect();
    return client;
  } catch {
    await endLease(client);
    return undefined;
  } finally {
    await probe.end().catch(() => undefined);
  }
}

function newClient(connection: ClientConfig): Client {
  const client = new Client({ ...connection, connectionTimeoutMillis: connectTimeoutMs });
  client.on('error', () => undefined);
  return client;
}

/**
 * Gives up the shared lock and takes the exclusive one: of processes that stop at once, exactly one is the last. False
 * when a query fails: an unreachable server must not be stopped.
 */
export async function isLastLease(lease: Client): Promise<boolean> {
  try {
    await lease.query('select pg_advisory_unlock_shared($1)', [leaseLock]);
    const { rows } = await lease.query('select pg_try_advisory_lock($1) as locked', [leaseLock]);
    return rows[0].locked;
  } catch {
    return false;
  }
}

export async function endLease(lease: Client): Promise<void> {
  await lease.end().catch(() => undefined);
}
