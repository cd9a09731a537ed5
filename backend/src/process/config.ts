import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DomainError, type Issue } from '@appliance-index/domain/errors';
import { makeFolder } from './make-folder.js';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface S3Config {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
}

/** The validated settings. Abstract, like a port, so that it can be injected. */
export abstract class Config {
  abstract readonly port: number;
  abstract readonly host: string;
  abstract readonly dataDir: string;
  /** Null means the embedded PostgreSQL. */
  abstract readonly databaseUrl: string | null;
  /** Null means the folder store under `dataDir`. */
  abstract readonly s3: S3Config | null;
  /** The site's origin, without a trailing slash. */
  abstract readonly publicUrl: string;
  abstract readonly sessionSecret: string;
  /** Null disables admin sign-up over the web. */
  abstract readonly adminKey: string | null;
  /** Path of the generated admin key; null when the key comes from ADMIN_KEY or there is none. */
  abstract readonly adminKeyFile: string | null;
  /** Whether `adminKey` was generated during this start. */
  abstract readonly isAdminKeyNew: boolean;
  abstract readonly smtpUrl: string | null;
  /** Null opens the metrics to this machine and private networks. */
  abstract readonly metricsToken: string | null;
  /** Number of trusted proxies in front of the server. */
  abstract readonly trustProxy: number;
  /** Multiplies every rate limit; 0 turns them off. */
  abstract readonly rateLimitScale: number;
  abstract readonly sampleData: boolean;
  /** How long a server that is told to stop keeps serving, so that clients can go elsewhere. */
  abstract readonly shutdownGraceSeconds: number;
  abstract readonly logLevel: string;
  abstract readonly isProduction: boolean;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const minSecretBytes = 32;
const minAdminKeyLength = 16;
const minMetricsTokenLength = 16;
/** Leaves some seconds for requests in flight before containers are killed. */
const maxShutdownGraceSeconds = 20;
const adminKeyName = 'admin-key';
const bucketName = /^(?!.*\.\.)[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const ipLike = /\d+\.\d+\.\d+\.\d+/;
/** 'https://photos.s3.eu-central-1.amazonaws.com', which the S3 client would prefix or follow with the bucket again. */
const amazonBucketHost = /\/\/[^/]+\.s3[.-][^/]*amazonaws\.com/i;

/**
 * Reads and validates the environment once, at start-up; nothing else reads it.
 * @throws invalid/configuration with one issue per invalid variable; secrets are never quoted
 */
export function readConfig(environment: Environment): Config {
  const read = new EnvironmentReader(environment);
  const dataDir = resolve(read.text('DATA_DIR', '.data'));
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const port = read.integer('PORT', 3000, 0, 65_535);
  const config: Omit<Config, 'adminKeyFile' | 'isAdminKeyNew'> = {
    port,
    host: read.text('HOST', ''),
    dataDir,
    databaseUrl,
    s3: readS3(read),
    publicUrl: read.origin('PUBLIC_URL') ?? `http://localhost:${port}`,
    sessionSecret: read.secret('SESSION_SECRET', minSecretBytes) ?? '',
    adminKey: read.secret('ADMIN_KEY', minAdminKeyLength),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    metricsToken: read.secret('METRICS_TOKEN', minMetricsTokenLength),
    trustProxy: read.integer('TRUST_PROXY', 0, 0, 10),
    rateLimitScale: read.number('RATE_LIMIT_SCALE', 1),
    sampleData: read.flag('SAMPLE_DATA', true),
    shutdownGraceSeconds: read.integer('SHUTDOWN_GRACE_SECONDS', 5, 0, maxShutdownGraceSeconds),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
    isProduction:
      read.oneOf('NODE_ENV', ['production', 'development', 'test'], 'development') === 'production',
  };
  const isEmbedded = databaseUrl === null;
  if (!isEmbedded && config.isProduction && config.sessionSecret === '') {
    read.report('SESSION_SECRET', `must be set in production, to at least ${minSecretBytes} random bytes.`);
  }
  read.throwIfInvalid();
  if (isEmbedded || config.sessionSecret === '') read.ensureDataDir(dataDir);
  read.throwIfInvalid();
  const sessionSecret = config.sessionSecret || read.storedSecret(dataDir, 'session-secret', minSecretBytes);
  read.throwIfInvalid();
  const isKeyStored = isEmbedded && config.adminKey === null;
  const keyFile = join(dataDir, adminKeyName);
  const isAdminKeyNew = isKeyStored && !existsSync(keyFile);
  const adminKey = isKeyStored ? read.storedAdminKey(dataDir) : config.adminKey;
  read.throwIfInvalid();
  const adminKeyFile = isKeyStored && adminKey !== null ? keyFile : null;
  return { ...config, sessionSecret, adminKey, adminKeyFile, isAdminKeyNew };
}

/**
 * The settings for tools, which sign no sessions and so need no SESSION_SECRET.
 * @throws as `readConfig`
 */
export function readToolConfig(environment: Environment): Config {
  const SESSION_SECRET = environment.SESSION_SECRET || randomBytes(minSecretBytes).toString('base64url');
  return readConfig({ ...environment, SESSION_SECRET });
}

function readS3(read: EnvironmentReader): S3Config | null {
  const endpoint = read.origin('S3_ENDPOINT');
  if (endpoint === null) return null;
  // The S3 client does not support IPv6 addresses.
  if (endpoint.includes('[')) read.report('S3_ENDPOINT', 'must use a host name or an IPv4 address.');
  if (amazonBucketHost.test(endpoint)) {
    read.report('S3_ENDPOINT', 'must not begin with the bucket, which S3_BUCKET names.');
  }
  const region = read.text('S3_REGION', 'us-east-1');
  if (!/^[\w-]+$/.test(region)) read.report('S3_REGION', 'must be the name of a region, such as us-east-1.');
  return {
    endpoint,
    region,
    bucket: read.bucket('S3_BUCKET'),
    accessKey: read.required('S3_ACCESS_KEY'),
    secretKey: read.required('S3_SECRET_KEY'),
  };
}

/** The secret in `dataDir`, generated on first use and readable only by its owner. */
function loadOrCreateSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    // A full disk leaves an empty file, which a later start would take for the stored secret.
    if (syscall === 'write') rmSync(file);
    if (code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

class EnvironmentReader {
  private readonly issues: Issue[] = [];

  constructor(private readonly environment: Environment) {}

  report(name: string, problem: string): void {
    this.issues.push({ path: name, message: `${name} ${problem}` });
  }

  throwIfInvalid(): void {
    if (this.issues.length === 0) return;
    const message = this.issues.map((issue) => issue.message).join('\n');
    throw new DomainError('invalid', 'configuration', message, this.issues);
  }

  text(name: string, fallback: string): string {
    return this.environment[name]?.trim() || fallback;
  }

  required(name: string): string {
    const value = this.text(name, '');
    if (value === '') this.report(name, 'is required when S3_ENDPOINT is set.');
    return value;
  }

  bucket(name: string): string {
    const value = this.required(name);
    if (value === '' || (bucketName.test(value) && !ipLike.test(value))) return value;
    this.report(
      name,
      `must be 3 to 63 lower-case letters, digits, hyphens and single dots, with a letter or digit at both ends, and no IP address: "${value.slice(0, 80)}" is refused by every store.`,
    );
    return value;
  }

  secret(name: string, minLength: number): string | null {
    const value = this.environment[name] ?? '';
    if (value === '') return null;
    if (Buffer.byteLength(value) < minLength) {
      this.report(
        name,
        `is too short: use at least ${minLength} characters, for example from "openssl rand -base64 33".`,
      );
    }
    return value;
  }

  ensureDataDir(path: string): void {
    try {
      makeFolder(path);
      accessSync(path, constants.W_OK);
    } catch (error) {
      this.reportDataDir(error);
    }
  }

  private reportDataDir(error: unknown): void {
    this.report('DATA_DIR', `must be a writable folder: ${(error as Error).message}.`);
  }

  storedSecret(dataDir: string, name: string, minLength: number, mayBeEmpty = false): string {
    try {
      const secret = loadOrCreateSecret(dataDir, name);
      if (Buffer.byteLength(secret) < minLength && !(mayBeEmpty && secret === '')) {
        this.report('DATA_DIR', `has a file ${name} that is too short. Remove it to generate a new one.`);
      }
      return secret;
    } catch (error) {
      this.reportDataDir(error);
      return '';
    }
  }

  /** Null if the file was emptied, which disables admin sign-up. */
  storedAdminKey(dataDir: string): string | null {
    return this.storedSecret(dataDir, adminKeyName, minAdminKeyLength, true) || null;
  }

  url(name: string, protocols: readonly string[]): string | null {
    const value = this.text(name, '');
    if (value === '') return null;
    const hasProtocol = protocols.some((protocol) => value.toLowerCase().startsWith(`${protocol}//`));
    if (hasProtocol && hasHost(value)) return value;
    const prefixes = protocols.map((protocol) => `${protocol}//`).join(' or ');
    this.report(name, `must be a URL that starts with ${prefixes} and names a host.`);
    return null;
  }

  /** A URL without a path, such as 'https://example.org'. */
  origin(name: string): string | null {
    const value = this.url(name, ['http:', 'https:']);
    if (value === null) return null;
    const { origin, href } = new URL(value);
    if (href !== `${origin}/`) this.report(name, `must be only a scheme, host and port, such as ${origin}.`);
    return origin;
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const value = this.number(name, fallback);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    this.report(name, `must be a whole number from ${min} to ${max}.`);
    return fallback;
  }

  number(name: string, fallback: number): number {
    const text = this.text(name, '');
    if (text === '') return fallback;
    if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
    this.report(name, `must be a number, 0 or more, not "${text.slice(0, 40)}".`);
    return fallback;
  }

  flag(name: string, fallback: boolean): boolean {
    return this.oneOf(name, ['1', '0'], fallback ? '1' : '0') === '1';
  }

  oneOf(name: string, allowed: readonly string[], fallback: string): string {
    const value = this.text(name, fallback);
    if (allowed.includes(value)) return value;
    this.report(name, `must be one of ${allowed.join(', ')}.`);
    return fallback;
  }
}

/** The host may also be a socket directory, as in postgres://user@/name?host=/socket/directory. */
function hasHost(url: string): boolean {
  const parsed = URL.parse(url.replace(/\/\/[^/]*@\//, '///'));
  return Boolean(parsed?.hostname || parsed?.searchParams.get('host'));
}
