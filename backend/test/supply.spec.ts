import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';

const repository = resolve(import.meta.dirname, '../..');
const read = (path: string) => JSON.parse(readFileSync(join(repository, path), 'utf8'));

interface Locked {
  version: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
}

interface Installed {
  version?: string;
  dependencies?: Record<string, Installed>;
}

interface Bill {
  components: {
    group?: string;
    name: string;
    version: string;
    purl: string;
    licenses: object[];
    hashes: object[];
  }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const locked: [name: string, entry: Locked][] = Object.entries<Locked>(
  read('package-lock.json').packages,
).map(([path, entry]) => [path.split('node_modules/').pop() ?? '', entry]);

/** Name and version of everything in a tree, but for what is `left` out with all below it. */
function namesIn({ dependencies = {} }: Installed, left: string[]): string[] {
  return Object.entries(dependencies).flatMap(([name, each]) => {
    const named = `${name}@${each.version}`;
    if (!each.version || left.includes(named)) return [];
    return [named, ...namesIn(each, left)];
  });
}

describe('The bill of what the product ships with', () => {
  let folder: string;
  let bill: Bill;
  let listed: string[];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sbom-'));
    const file = join(folder, 'sbom.json');
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(repository, 'scripts/sbom.mjs'), '--to', file],
      { encoding: 'utf8' },
    );
    expect({ status, stderr }).toMatchObject({ status: 0 });
    bill = JSON.parse(readFileSync(file, 'utf8'));
    listed = bill.components.map(
      ({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`,
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is CycloneDX as its schema has it', () => {
    const schemas = 'node_modules/@cyclonedx/cyclonedx-library/res/schema';
    const ajv = new Ajv({ strict: false });
    formats.default(ajv);
    for (const format of ['iri-reference', 'idn-email']) ajv.addFormat(format, true);
    for (const name of ['spdx', 'jsf-0.82'].map((each) => `${each}.SNAPSHOT.schema.json`))
      ajv.addSchema(read(`${schemas}/${name}`), `http://cyclonedx.org/schema/${name}`);
    const isValid = ajv.compile(read(`${schemas}/bom-1.6.SNAPSHOT.schema.json`));
    isValid(bill);
    expect(isValid.errors).toBeNull();
    expect(isValid({ ...bill, components: [{ name: 'of no type' }] })).toBe(false);
  });

  test('lists what each workspace asks for, and all that npm would install for it', () => {
    const args = ['ls', '--all', '--json', '--omit=dev', '--package-lock-only'];
    const { stdout } = spawnSync('npm', args, { cwd: repository, encoding: 'utf8', maxBuffer: 2 ** 28 });
    const tools = locked
      .filter(([, { devOptional }]) => devOptional)
      .map(([name, { version }]) => `${name}@${version}`);
    const wanted = namesIn(JSON.parse(stdout), tools).filter((each) => !each.startsWith('@appliance-index/'));
    expect(wanted.length).toBeGreaterThan(300);
    expect(wanted.filter((each) => !listed.includes(each))).toEqual([]);
    for (const workspace of ['backend', 'cli', 'frontend']) {
      const { dependencies } = read(`${workspace}/package.json`);
      const direct = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`);
      expect(listed).toEqual(
        expect.arrayContaining(direct.filter((each) => !each.startsWith('@appliance-index/'))),
      );
    }
  });

  test('lists nothing that only development needs', () => {
    const shipped = locked.filter(([, { dev, devOptional }]) => !dev && !devOptional);
    const names = shipped.map(([name, { version }]) => `${name}@${version}`);
    expect(listed.filter((each) => !names.includes(each))).toEqual([]);
    expect(listed.filter((each) => /^(jest|typescript|vite|@biomejs)/.test(each))).toEqual([]);
  });

  test('says of each its licence, its checksum, and what it needs, all of which is listed', () => {
    expect(bill.components.filter(({ licenses, hashes }) => !licenses || !hashes)).toEqual([]);
    const refs = bill.components.map(({ purl }) => purl);
    expect(
      bill.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.includes(ref)),
    ).toEqual([]);
    expect(new Set(refs).size).toBe(refs.length);
  });
});
