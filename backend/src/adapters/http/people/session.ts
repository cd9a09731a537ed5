import { isIPv6 } from 'node:net';
import { dayMs, hourMs } from '@appliance-index/domain/durations';
import { DomainError } from '@appliance-index/domain/errors';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import connectPgSimple, { type PGStoreOptions } from 'connect-pg-simple';
import {
  type CookieOptions,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import session, { type SessionData } from 'express-session';
import passport from 'passport';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { Accounts } from '../../../application/people/accounts.js';
import type { SignedInView } from '../../../application/people/people-views.js';

declare global {
  namespace Express {
    interface User extends SignedInView {}
  }
}

export const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

const memberSessionMs = 30 * dayMs;
const adminSessionMs = 12 * hourMs;

interface SessionSettings {
  publicUrl: string;
  sessionSecret: string;
}

interface SessionDatabase {
  pool: Pool;
  /** Runs `read`, and once more if its connection is lost. */
  repeatIfLost<T>(read: () => Promise<T>): Promise<T>;
}

/** The account's part of a session; the rest of the account is loaded for each request. */
interface SessionAccount {
  id: string;
  epoch: number;
}

/** Tells Passport to try the next deserializer. */
const pass = 'pass';

/** Passport is a process-wide singleton, so the serializer of a stopped server must step aside. */
@Injectable()
export class AccountSerializer extends PassportSerializer implements OnModuleDestroy {
  private isStopped = false;

  constructor(private readonly accounts: Accounts) {
    super();
  }

  onModuleDestroy(): void {
    this.isStopped = true;
  }

  serializeUser({ id, epoch }: SignedInView, done: (error: unknown, kept?: SessionAccount) => void): void {
    done(null, { id, epoch });
  }

  deserializeUser(
    { id, epoch }: SessionAccount,
    done: (error: unknown, account?: SignedInView | null) => void,
  ): void {
    if (this.isStopped) done(pass);
    else this.accounts.current(id, epoch).then((account) => done(null, account), done);
  }
}

/** Sessions, stored in the database. Only sign-in creates one. */
export class Sessions {
  /** Middleware that loads the session and the account of a request. */
  readonly handler: RequestHandler;
  readonly cookie: { name: string; options: CookieOptions };
  private readonly store: SessionStore;

  constructor({ publicUrl, sessionSecret }: SessionSettings, database: SessionDatabase, logger: Logger) {
    const secure = publicUrl.startsWith('https:');
    this.cookie = {
      name: secure ? '__Host-session' : 'session',
      options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
    };
    this.store = new SessionStore(database, {
      tableName: 'sessions',
      disableTouch: true,
      errorLog: (_what: string, { message }: Error) =>
        logger.warn({ problem: message }, 'sessions could not be pruned'),
    });
    const withSession = Router();
    if (secure) withSession.use(forceHttps);
    withSession.use(
      sendMaxAge,
      session({
        store: this.store,
        name: this.cookie.name,
        secret: sessionSecret,
        resave: false,
        saveUninitialized: false,
        proxy: secure,
        cookie: { ...(this.cookie.options as SessionData['cookie']), maxAge: memberSessionMs },
      }),
      passport.session() as RequestHandler,
      dropStaleSession,
    );
    this.handler = (request, response, next) => {
      if (this.isAnonymousRead(request)) next();
      else withSession(request, response, next);
    };
  }

  /** Starts a session under a new id, replacing any previous one. */
  async start(request: Request, account: SignedInView): Promise<void> {
    if (!sessionOf(request)) request.sessionStore.generate(request);
    await fromCallback((done) => request.logIn(account, done));
    // Saved with the response.
    if (account.isAdmin) request.session.cookie.maxAge = adminSessionMs;
  }

  /** Ends the session, if there is one, on the server and in the browser. */
  async end(request: Request, response: Response): Promise<void> {
    const current = sessionOf(request);
    if (current) await fromCallback((done) => current.destroy(done));
    response.clearCookie(this.cookie.name, this.cookie.options);
  }

  close(): void {
    this.store.close();
  }

  /** A safe request without a session cookie needs no session. */
  private isAnonymousRead({ method, headers }: Request): boolean {
    return safeMethods.includes(method) && !headers.cookie?.includes(`${this.cookie.name}=`);
  }
}

/** Undefined once it has ended. */
function sessionOf(request: Request): Request['session'] | undefined {
  return request.session;
}

/** Turns a function with an error callback into a promise. */
function fromCallback(work: (done: (error: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    work((error) => (error ? reject(error) : resolve()));
  });
}

const PgStore = connectPgSimple(session);

/** Reports a failing store as an outage; express-session would treat some errors as a missing session. */
class SessionStore extends PgStore {
  constructor(
    private readonly database: SessionDatabase,
    options: Omit<PGStoreOptions, 'pool'>,
  ) {
    super({ ...options, pool: database.pool });
  }

  override get(id: string, callback: (error: unknown, found?: SessionData | null) => void): void {
    this.database
      .repeatIfLost(() => this.stored(id))
      .then(
        (found) => callback(null, found),
        (error) => callback(unavailable(error)),
      );
  }

  private stored(id: string): Promise<SessionData | null> {
    return new Promise((resolve, reject) => {
      super.get(id, (error, found) => (error ? reject(error) : resolve(found ?? null)));
    });
  }
}

function unavailable(cause: unknown): DomainError {
  const message = 'We cannot check who is signed in at the moment. Try again in a few seconds.';
  return new DomainError('unavailable', 'sessions', message).causedBy(cause);
}

/** Trusts PUBLIC_URL over the proxy's headers: express-session sets secure cookies only on HTTPS requests. */
function forceHttps(request: Request, _response: Response, next: NextFunction): void {
  request.headers['x-forwarded-proto'] = 'https';
  next();
}

/**
 * Adds the lifetime to a session cookie that is being set. express-session sends only its end, which a visitor's browser
 * compares with a clock that may be wrong.
 */
function sendMaxAge(request: Request, response: Response, next: NextFunction): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    // Not once the session has ended: its cookie is being deleted.
    const lifetimeMs = sessionOf(request)?.cookie.originalMaxAge;
    if (name.toLowerCase() !== 'set-cookie' || !lifetimeMs) return setHeader(name, value);
    const maxAge = `; Max-Age=${Math.round(lifetimeMs / 1_000)}`;
    return setHeader(
      name,
      [value].flat().map((cookie) => `${cookie}${maxAge}`),
    );
  };
  next();
}

/** Drops a session whose account no longer exists or has a newer epoch, without starting another one. */
function dropStaleSession(request: Request, _response: Response, next: NextFunction): void {
  const { session: current } = request as { session: SessionData & { passport?: object } };
  if (current.passport && !request.user) request.session.destroy(next);
  else next();
}

/** The signed-in account, or null. */
export function currentAccount(request: Request): SignedInView | null {
  return request.user ?? null;
}

/** The signed-in account. @throws unauthenticated/signed-out */
export function signedInAccount(request: Request): SignedInView {
  const { user: account } = request;
  if (!account) throw signedOut();
  return account;
}

export const signedOut = () => new DomainError('unauthenticated', 'signed-out', 'Sign in first.');

/** The audit log's name for the signed-in account. */
export function actorOf(request: Request): string {
  return signedInAccount(request).email;
}

/** The key for rate limits: the IPv4 address, or the /64 network that one IPv6 customer typically has. */
export function clientNetwork({ ip = '' }: Request): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = [], tail = []] = ip.split('::').map((groups) => groups.split(':').filter(Boolean));
  const zeros = Array(8 - head.length - tail.length).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}
