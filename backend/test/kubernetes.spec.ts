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
  findManifest,
  type Manifest,
  podOf,
  problemsOf,
  schemaProblems,
} from './manifests.js';

const repository = resolve(import.meta.dirname, '../..');
const folder = join(repository, 'docker/kubernetes');
const kustomizations = ['managed', 'self-contained'];
const { services } = parse(readFileSync(join(repository, 'docker-compose.yml'), 'utf8'), { merge: true });

/** Manifests with one mistake each. */
const invalidManifests: [mistake: string, make: (built: Build) => Manifest][] = [
  [
    'a field that does not exist',
    (built) =>
      change(findManifest(built, 'Deployment', 'backend'), ({ spec }) => Object.assign(spec, { replica: 3 })),
  ],
  [
    'a field in the wrong place',
    (built) =>
      change(findManifest(built, 'Deployment', 'web'), (web) => Object.assign(podOf(web), { volumes: [] })),
  ],
  [
    'a string instead of a number',
    (built) =>
      change(findManifest(built, 'Service', 'web'), ({ spec }) =>
        Object.assign(spec.ports[0], { port: '80' }),
      ),
  ],
  [
    'a missing field',
    (built) => change(findManifest(built, 'Job', 'migrate'), (job) => delete podOf(job).spec.containers),
  ],
];

/** What is removed, how, and the problem to be reported. */
const brokenReferences: [lost: string, lose: (built: Build) => void, problem: RegExp][] = [
  [
    'a port',
    (built) =>
      Object.assign(findManifest(built, 'Service', 'backend').spec.ports[0], { targetPort: 'https' }),
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
    (built) =>
      Object.assign(podOf(findManifest(built, 'Job', 'migrate')).spec, { serviceAccountName: 'other' }),
    /Job migrate: no service account other/,
  ],
  [
    'a claim',
    (built) =>
      Object.assign(findManifest(built, 'PersistentVolumeClaim', 'backups').metadata, { name: 'other' }),
    /CronJob backup: volume backups has no claim/,
  ],
  [
    'pods',
    (built) => Object.assign(podOf(findManifest(built, 'Deployment', 'web')).metadata, { labels: {} }),
    /NetworkPolicy web: matches nothing/,
  ],
  [
    'limits',
    (built) => Object.assign(podOf(findManifest(built, 'CronJob', 'backup')).spec, { securityContext: {} }),
    /CronJob backup: may run as root/,
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

  test('conform to the Kubernetes schemas', () => {
    expect(schemaProblems(built.documents).flat()).toEqual([]);
  });

  test('have valid references and least privileges', () => {
    expect(problemsOf(built)).toEqual([]);
  });

  test.each(brokenReferences)('are reported if they lose %s', (_lost, lose, problem) => {
    lose(built);
    expect(problemsOf(built).join('\n')).toMatch(problem);
  });

  test('give backends the same settings as docker-compose.yml', () => {
    const [{ env, envFrom }] = containersOf(findManifest(built, 'Deployment', 'backend')) as [Manifest];
    const shared = built.configMaps[envFrom[0].configMapRef.name] ?? [];
    const names = new Set([...env.map((each: Manifest) => each.name), ...shared]);
    expect([...names].sort()).toEqual(Object.keys(services.backend.environment).sort());
  });

  test('let only backends load the sample, into an empty catalogue', () => {
    const [{ command }] = containersOf(findManifest(built, 'Job', 'migrate')) as [Manifest];
    expect(command).toEqual(['node', ...services.migrate.command]);
    expect(services.migrate.command.slice(-2)).toEqual(['db', 'migrate']);
    const [{ env }] = containersOf(findManifest(built, 'Deployment', 'backend')) as [Manifest];
    expect(env.map((each: Manifest) => each.name)).not.toContain('SAMPLE_DATA');
    expect(services.backend.environment.SAMPLE_DATA).toMatch(/^\$\{SAMPLE_DATA\b/);
  });

  test('give backends the same shutdown time as docker-compose.yml, plus the preStop sleep', () => {
    const { spec } = podOf(findManifest(built, 'Deployment', 'backend'));
    const sleep = Number(spec.containers[0].lifecycle.preStop.exec.command[1]);
    const grace = Number.parseInt(services.backend.stop_grace_period, 10);
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(sleep + grace);
  });
});

describe('Mistakes in manifests', () => {
  let problems: string[][];
  beforeAll(() => {
    problems = schemaProblems(
      invalidManifests.map(([, make]) => make(build(join(folder, 'self-contained')))),
    );
  });

  test.each(invalidManifests.map(([mistake], i): [string, number] => [mistake, i]))(
    'are found: %s',
    (_mistake, i) => {
      expect(problems[i]).not.toEqual([]);
    },
  );
});

describe('The folder of the manifests', () => {
  let temporary: string;
  beforeAll(() => {
    temporary = mkdtempSync(join(tmpdir(), 'secrets-'));
  });
  afterAll(() => rmSync(temporary, { recursive: true, force: true }));

  test('has no unused files', () => {
    const files = kustomizations.flatMap((name) => build(join(folder, name)).files);
    const present = [folder, join(folder, '../database')].flatMap((root) =>
      readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== 'secrets.env')
        .map((entry) => join(entry.parentPath, entry.name)),
    );
    expect(present.filter((file) => !files.includes(file))).toEqual([]);
  });

  test('runs the same images of the stores as docker-compose.yml', () => {
    const built = build(join(folder, 'self-contained'));
    for (const name of ['postgres', 's3']) {
      const [{ image }] = containersOf(findManifest(built, 'StatefulSet', name)) as [Manifest];
      expect(image).toBe(services[name].image);
    }
  });

  test.each([...kustomizations.map((name) => `docker/kubernetes/${name}/secrets.env`), '.env'])(
    'gets unique secrets: %s',
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

  /** The variables that scripts/make-env.mjs generates from the example beside `path`, in a temporary folder. */
  function secretsFor(path: string, name: string): Record<string, string | undefined> {
    const file = join(temporary, `${path.replaceAll('/', '-')}-${name}`);
    writeFileSync(`${file}.example`, readFileSync(join(repository, `${path}.example`)));
    const script = join(repository, 'scripts/make-env.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script, file], { encoding: 'utf8' });
    expect({ status, stderr }).toMatchObject({ status: 0 });
    return parseEnv(readFileSync(file, 'utf8'));
  }
});
