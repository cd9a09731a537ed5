import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import {
  type Build,
  build,
  containersOf,
  type Manifest,
  named,
  podOf,
  problemsOf,
  schemaProblems,
} from './manifests.js';

const repository = resolve(import.meta.dirname, '../..');
const folder = join(repository, 'docker/kubernetes');
const kustomizations = ['managed', 'self-contained'];
const { services } = parse(readFileSync(join(repository, 'docker-compose.yml'), 'utf8'), { merge: true });

/** One mistake each, in a document that it answers. */
const misspelt: [mistake: string, make: (built: Build) => Manifest][] = [
  [
    'a field that does not exist',
    (built) =>
      change(named(built, 'Deployment', 'backend'), ({ spec }) => Object.assign(spec, { replica: 3 })),
  ],
  [
    'a field in the wrong place',
    (built) => change(named(built, 'Deployment', 'web'), (web) => Object.assign(podOf(web), { volumes: [] })),
  ],
  [
    'a text for a number',
    (built) =>
      change(named(built, 'Service', 'web'), ({ spec }) => Object.assign(spec.ports[0], { port: '80' })),
  ],
  [
    'a missing field',
    (built) => change(named(built, 'Job', 'migrate'), (job) => delete podOf(job).spec.containers),
  ],
];

/** What is taken away, how, and what is said of it. */
const unlinked: [lost: string, lose: (built: Build) => void, problem: RegExp][] = [
  [
    'a port',
    (built) => Object.assign(named(built, 'Service', 'backend').spec.ports[0], { targetPort: 'https' }),
    /Service backend: no port https/,
  ],
  [
    'a secret',
    (built) => Object.assign(built.secrets, { 'appliance-index': [] }),
    /Job migrate: DATABASE_URL has no secret/,
  ],
  ['a ConfigMap', (built) => delete built.configMaps.nginx, /Deployment web: volume nginx has no ConfigMap/],
  [
    'an account',
    (built) => Object.assign(podOf(named(built, 'Job', 'migrate')).spec, { serviceAccountName: 'other' }),
    /Job migrate: no account other/,
  ],
  [
    'a claim',
    (built) => Object.assign(named(built, 'PersistentVolumeClaim', 'backups').metadata, { name: 'other' }),
    /CronJob backup: volume backups has no claim/,
  ],
  [
    'pods',
    (built) => Object.assign(podOf(named(built, 'Deployment', 'web')).metadata, { labels: {} }),
    /NetworkPolicy web: about nobody/,
  ],
  [
    'limits',
    (built) => Object.assign(podOf(named(built, 'CronJob', 'backup')).spec, { securityContext: {} }),
    /CronJob backup: may be root/,
  ],
];

function change(document: Manifest, make: (document: Manifest) => unknown): Manifest {
  make(document);
  return document;
}

describe.each(kustomizations)('The Kubernetes manifests "%s"', (name) => {
  let built: Build;
  beforeEach(() => {
    built = build(join(folder, name));
  });

  test('are what Kubernetes knows, to the last field', () => {
    expect(schemaProblems(built.documents).flat()).toEqual([]);
  });

  test('refer to what is there, and let containers do what they need only', () => {
    expect(problemsOf(built)).toEqual([]);
  });

  test.each(unlinked)('are refused when they lose %s', (_lost, lose, problem) => {
    lose(built);
    expect(problemsOf(built).join('\n')).toMatch(problem);
  });

  test('give backends the settings that they have in docker-compose.yml', () => {
    const [{ env, envFrom }] = containersOf(named(built, 'Deployment', 'backend')) as [Manifest];
    const shared = built.configMaps[envFrom[0].configMapRef.name] ?? [];
    const names = new Set([...env.map((each: Manifest) => each.name), ...shared]);
    expect([...names].sort()).toEqual(Object.keys(services.backend.environment).sort());
  });

  test('leave the sample to backends, which load it into an empty catalogue only', () => {
    const [{ command }] = containersOf(named(built, 'Job', 'migrate')) as [Manifest];
    expect(command).toEqual(['node', ...services.migrate.command]);
    expect(services.migrate.command.slice(-2)).toEqual(['db', 'migrate']);
    const [{ env }] = containersOf(named(built, 'Deployment', 'backend')) as [Manifest];
    expect(env.map((each: Manifest) => each.name)).not.toContain('SAMPLE_DATA');
    expect(services.backend.environment.SAMPLE_DATA).toMatch(/^\$\{SAMPLE_DATA\b/);
  });

  test('leave backends the time that they have in docker-compose.yml, after the sleep before', () => {
    const { spec } = podOf(named(built, 'Deployment', 'backend'));
    const sleep = Number(spec.containers[0].lifecycle.preStop.exec.command[1]);
    const grace = Number.parseInt(services.backend.stop_grace_period, 10);
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(sleep + grace);
  });
});

describe('Mistakes in manifests', () => {
  let found: string[][];
  beforeAll(() => {
    found = schemaProblems(misspelt.map(([, make]) => make(build(join(folder, 'self-contained')))));
  });

  test.each(misspelt.map(([mistake], i): [string, number] => [mistake, i]))(
    'are found: %s',
    (_mistake, i) => {
      expect(found[i]).not.toEqual([]);
    },
  );
});

describe('The folder of the manifests', () => {
  let temporary: string;
  beforeAll(() => {
    temporary = mkdtempSync(join(tmpdir(), 'secrets-'));
  });
  afterAll(() => rmSync(temporary, { recursive: true, force: true }));

  test('holds no file that nothing names', () => {
    const files = kustomizations.flatMap((name) => build(join(folder, name)).files);
    const present = [folder, join(folder, '../database')].flatMap((root) =>
      readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== 'secrets.env')
        .map((entry) => join(entry.parentPath, entry.name)),
    );
    expect(present.filter((file) => !files.includes(file))).toEqual([]);
  });

  test('runs the same stores as docker-compose.yml', () => {
    const built = build(join(folder, 'self-contained'));
    for (const name of ['postgres', 's3']) {
      const [{ image }] = containersOf(named(built, 'StatefulSet', name)) as [Manifest];
      expect(image).toBe(services[name].image);
    }
  });

  test.each([...kustomizations.map((name) => `docker/kubernetes/${name}/secrets.env`), '.env'])(
    'gets secrets that nobody else has: %s',
    (path) => {
      const one = secretsFor(path, 'one');
      const other = secretsFor(path, 'other');
      expect(one.SESSION_SECRET).toMatch(/^[0-9a-f]{66}$/);
      expect(one.SESSION_SECRET).not.toBe(other.SESSION_SECRET);
      expect(JSON.stringify(one)).not.toContain('${');
      if (one.DATABASE_URL) expect(one.DATABASE_URL).toContain(`:${one.DATABASE_PASSWORD}@`);
      const ignored = readFileSync(join(repository, '.gitignore'), 'utf8').split('\n');
      expect(ignored).toContain(basename(path));
    },
  );

  /** What scripts/make-env.mjs makes of the example beside `path`, in a folder of the test. */
  function secretsFor(path: string, name: string): Record<string, string | undefined> {
    const file = join(temporary, `${path.replaceAll('/', '-')}-${name}`);
    writeFileSync(`${file}.example`, readFileSync(join(repository, `${path}.example`)));
    const script = join(repository, 'scripts/make-env.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script, file], { encoding: 'utf8' });
    expect({ status, stderr }).toMatchObject({ status: 0 });
    return parseEnv(readFileSync(file, 'utf8'));
  }
});
