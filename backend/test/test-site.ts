import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import request from 'supertest';
import { Database } from '../src/adapters/postgres/database.js';
import { AccountStore } from '../src/application/people/account-ports.js';
import { Admins } from '../src/application/people/admins.js';
import { Technicians } from '../src/application/people/technicians.js';
import { readConfig } from '../src/process/config.js';
import { createHttpServer, type HttpServer } from '../src/server/server.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

export const password = 'copper kettle on the hob';
export const adminKey = 'a-key-that-is-long-enough-for-tests';

export const technician = {
  userType: 'tech',
  techName: 'Ada Smith',
  techCompany: 'Fixit Ltd',
  techCity: 'Toledo',
  techState: 'Ohio',
  techCountry: 'USA',
};

export type Agent = ReturnType<typeof request.agent>;

export const roles = ['visitor', 'consumer', 'pending technician', 'verified technician', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The product running in this process, on a separate database with the sample catalogue. */
export class TestSite {
  private appliances: readonly { id: string }[] | undefined;

  private constructor(
    readonly http: HttpServer,
    readonly postgres: TestDatabase,
    readonly dataDir: string,
    private readonly environment: Record<string, string>,
  ) {}

  static async start(
    environment: Record<string, string> = {},
    logger = pino({ level: 'silent' }),
  ): Promise<TestSite> {
    const postgres = await createTestDatabase('sample');
    const dataDir = mkdtempSync(join(tmpdir(), 'appliance-index-data-'));
    chmodSync(dataDir, 0o700);
    const all = {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '0',
      ADMIN_KEY: adminKey,
      DATA_DIR: dataDir,
      ...environment,
    };
    const http = await createHttpServer(readConfig(all), postgres.database, logger);
    return new TestSite(http, postgres, dataDir, all);
  }

  /** Another server on the same database, with its own connection pool. */
  async secondServer(): Promise<{ http: HttpServer; stop: () => Promise<void> }> {
    const database = Database.connect(this.postgres.connection);
    const http = await createHttpServer(readConfig(this.environment), database, pino({ level: 'silent' }));
    const stop = async () => {
      await http.drain();
      await database.close();
    };
    return { http, stop };
  }

  /** A client that keeps cookies. */
  agent(http: HttpServer = this.http): Agent {
    return request.agent(http.server);
  }

  /** A client signed in with the role; creates the account if needed. */
  async as(role: Role, email = `${role.replaceAll(' ', '.')}@example.org`): Promise<Agent> {
    const agent = this.agent();
    if (role === 'visitor') return agent;
    const isTechnician = role.endsWith('technician');
    const account = { email, password, ...(isTechnician ? technician : {}) };
    if (role === 'admin') await this.http.app.get(Admins).create(email, password, 'test');
    else if (!(await this.http.app.get(AccountStore).byEmail(email)))
      await this.agent().post('/api/auth/signup').send(account).expect(201);
    if (role === 'verified technician') await this.http.app.get(Technicians).verify(email, 'test');
    await agent.post('/api/auth/login').send({ email, password }).expect(200);
    return agent;
  }

  /** Creates members voter1, voter2, ... in the database, which is faster than hashing their passwords. */
  async addVoters(count: number): Promise<void> {
    await this.as('consumer', 'template@example.org');
    await this.postgres.database.query(
      `insert into users (email, password_hash, user_type)
         select 'voter' || n || '@example.org', p.password_hash, 'homeowner'
           from generate_series(1, $1) n, users p where p.email = 'template@example.org'`,
      [count],
    );
  }

  /** The mails sent so far, oldest first. */
  mails(): string[] {
    const folder = join(this.dataDir, 'outbox');
    if (!existsSync(folder)) return [];
    const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    return names.sort().map((name) => readFileSync(join(folder, name), 'utf8'));
  }

  /** Signs in and returns the session cookie. */
  async sessionCookie(email: string): Promise<string | undefined> {
    const { headers } = await this.agent().post('/api/auth/login').send({ email, password });
    return String(headers['set-cookie']).split(';')[0];
  }

  /** Dates all stored media back by a day. */
  makeMediaOld(): void {
    const yesterday = new Date(Date.now() - 86_400_000);
    const entries = readdirSync(join(this.dataDir, 'media'), { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), yesterday, yesterday);
    }
  }

  /** An id from the list as it was at the first call, so that an index means the same model in every test. */
  async applianceId(index = 0): Promise<string> {
    this.appliances ??= (await this.agent().get('/api/appliances').expect(200)).body as { id: string }[];
    const { id } = this.appliances[index] ?? {};
    if (id === undefined) throw new Error(`The catalogue has no appliance ${index}.`);
    return id;
  }

  async stop(): Promise<void> {
    await this.http.drain();
    await this.postgres.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
