import { isIPv6 } from 'node:net';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import connectPgSimple from 'connect-pg-simple';
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
import { dayMs, hourMs } from '../../../domain/durations.js';
import { DomainError } from '../../../domain/errors.js';
import type { User as Account } from '../../../domain/people/user.js';

declare global {
  namespace Express {
    interface User extends Account {}
  }
}

/** Methods that change nothing. */
export const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

const memberSessionMs = 30 * dayMs;
const adminSessionMs = 12 * hourMs;

interface SessionSettings {
  publicUrl: string;
  sessionSecret: string;
}

/** What a session knows of its account; everything else is read afresh for each request. */
interface SessionAccount {
  id: string;
  epoch: number;
}

/** What Passport takes for "ask the next one". */
const pass = 'pass';

/** Passport is one for the whole process: a server that has stopped leaves its place to those that run. */
@Injectable()
export class AccountSerializer extends PassportSerializer implements OnModuleDestroy {
  private isStopped = false;

  constructor(private readonly accounts: Accounts) {
    super();
  }

  onModuleDestroy(): void {
    this.isStopped = true;
  }

  serializeUser({ id, epoch }: Account, done: (error: unknown, kept?: SessionAccount) => void): void {
    done(null, { id, epoch });
  }

  deserializeUser(
    { id, epoch }: SessionAccount,
    done: (error: unknown, user?: Account | null) => void,
  ): void {
    if (this.isStopped) done(pass);
    else this.accounts.current(id, epoch).then((user) => done(null, user), done);
  }
}

/** Sessions in the database: none for visitors, one per signing in, its id known to nobody but the browser. */
export class Sessions {
  /** What a request passes to become that of an account. */
  readonly handler: RequestHandler;
  /** By which a browser says whose session it has. */
  readonly cookie: { name: string; options: CookieOptions };
  private readonly store: SessionStore;

  constructor({ publicUrl, sessionSecret }: SessionSettings, pool: Pool, logger: Logger) {
    const secure = publicUrl.startsWith('https:');
    this.cookie = {
      name: secure ? '__Host-session' : 'session',
      options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
    };
    this.store = new SessionStore({
      pool,
      tableName: 'sessions',
      disableTouch: true,
      errorLog: (...problem: unknown[]) => logger.warn({ problem }, 'sessions could not be pruned'),
    });
    const withSession = Router();
    if (secure) withSession.use(forceHttps);
    withSession.use(
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

  /** Begins a new session under a new id, whatever was there before. */
  async start(request: Request, user: Account): Promise<void> {
    await fromCallback((done) => request.logIn(user, done));
    if (!user.isAdmin) return;
    request.session.cookie.maxAge = adminSessionMs;
    await fromCallback((done) => request.session.save(done));
  }

  /** Ends the session, if there is one, on the server and in the browser. */
  async end(request: Request, response: Response): Promise<void> {
    await fromCallback((done) => request.session.destroy(done));
    response.clearCookie(this.cookie.name, this.cookie.options);
  }

  close(): void {
    this.store.close();
  }

  /** Who only reads, and was never given a session, is nobody's account: to make one up would be work for nothing. */
  private isAnonymousRead({ method, headers }: Request): boolean {
    return safeMethods.includes(method) && !headers.cookie?.includes(`${this.cookie.name}=`);
  }
}

/** Work that calls back with an error or with nothing, as a promise. */
function fromCallback(work: (done: (error: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    work((error) => (error ? reject(error) : resolve()));
  });
}

const PgStore = connectPgSimple(session);

/** A store that cannot be asked is not a visitor without a session; for some errors express-session thinks so. */
class SessionStore extends PgStore {
  override get(id: string, callback: (error: unknown, found?: SessionData | null) => void): void {
    super.get(id, (error, found) => (error ? callback(unavailable(error)) : callback(null, found ?? null)));
  }
}

function unavailable(cause: unknown): DomainError {
  const message = 'We cannot look up who is signed in for a moment. Try again in a few seconds.';
  return Object.assign(new DomainError('unavailable', 'sessions', message), { cause });
}

/** PUBLIC_URL says so, whether or not a proxy does; the cookie must be a secure one. */
function forceHttps(request: Request, _response: Response, next: NextFunction): void {
  request.headers['x-forwarded-proto'] = 'https';
  next();
}

/** Of a session whose account is gone or of a later epoch nothing is kept. */
function dropStaleSession(request: Request, _response: Response, next: NextFunction): void {
  const { session: current } = request as { session: SessionData & { passport?: object } };
  if (current.passport && !request.user) request.session.regenerate(next);
  else next();
}

/** The account that is signed in, or null. */
export function currentUser(request: Request): Account | null {
  return request.user ?? null;
}

/** The account that is signed in, behind a guard that has seen to it. */
export function requireUser(request: Request): Account {
  const { user } = request;
  if (!user) throw new DomainError('unauthenticated', 'signed-out', 'Sign in first.');
  return user;
}

/** Who the audit log says it was. */
export function actorOf(request: Request): string {
  return requireUser(request).email;
}

/** What attempts are counted by: an address, or of IPv6 the network that one customer gets. */
export function clientNetwork({ ip = '' }: Request): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  const known = tail === undefined ? groups : [...groups, ...Array(8).fill('0')];
  return `${known.slice(0, 4).join(':')}::/64`;
}
