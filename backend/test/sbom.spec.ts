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
  name?: string;
  version: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
}

interface Installed {
  version?: string;
  dependencies?: Record<string, Installed>;
}

interface Sbom {
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

/** With the name of its folder, which is another package's when that is replaced. */
const locked: [folder: string, entry: Locked][] = Object.entries<Locked>(
  read('package-lock.json').packages,
).map(([path, entry]) => [path.split('node_modules/').pop() ?? '', entry]);

const replacements = new Map(
  locked.flatMap(([folder, { name }]) => (folder && name && name !== folder ? [[folder, name]] : [])),
);
const nameOf = (folder: string) => replacements.get(folder) ?? folder;

/** Name and version of every package in a tree, without the `excluded` ones and their dependencies. */
function packagesIn({ dependencies = {} }: Installed, excluded: string[]): string[] {
  return Object.entries(dependencies).flatMap(([name, each]) => {
    const id = `${nameOf(name)}@${each.version}`;
    if (!each.version || excluded.includes(id)) return [];
    return [id, ...packagesIn(each, excluded)];
  });
}

describe('The SBOM of the product', () => {
  let folder: string;
  let sbom: Sbom;
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
    sbom = JSON.parse(readFileSync(file, 'utf8'));
    listed = sbom.components.map(
      ({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`,
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('conforms to the CycloneDX schema', () => {
    const schemas = 'node_modules/@cyclonedx/cyclonedx-library/res/schema';
    const ajv = new Ajv({ strict: false });
    formats.default(ajv);
    for (const format of ['iri-reference', 'idn-email']) ajv.addFormat(format, true);
    for (const name of ['spdx', 'jsf-0.82'].map((each) => `${each}.SNAPSHOT.schema.json`))
      ajv.addSchema(read(`${schemas}/${name}`), `http://cyclonedx.org/schema/${name}`);
    const isValid = ajv.compile(read(`${schemas}/bom-1.6.SNAPSHOT.schema.json`));
    isValid(sbom);
    expect(isValid.errors).toBeNull();
    expect(isValid({ ...sbom, components: [{ name: 'of no type' }] })).toBe(false);
  });

  test('lists the dependencies of each workspace, direct and transitive', () => {
    const args = ['ls', '--all', '--json', '--omit=dev', '--package-lock-only'];
    const { stdout } = spawnSync('npm', args, { cwd: repository, encoding: 'utf8', maxBuffer: 2 ** 28 });
    const tools = locked
      .filter(([, { devOptional }]) => devOptional)
      .map(([name, { version }]) => `${name}@${version}`);
    const { dependencies: buildTools } = read('package.json');
    const installed = JSON.parse(stdout);
    for (const name of Object.keys(buildTools)) delete installed.dependencies[name];
    const wanted = packagesIn(installed, tools).filter((each) => !each.startsWith('@appliance-index/'));
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

  test('lists neither development dependencies nor what builds the product', () => {
    const shipped = locked.filter(([, { dev, devOptional }]) => !dev && !devOptional);
    const names = shipped.map(([folder, { version }]) => `${nameOf(folder)}@${version}`);
    expect(listed.filter((each) => !names.includes(each))).toEqual([]);
    expect(listed.filter((each) => /^(jest|typescript|vite|rolldown|@biomejs)/.test(each))).toEqual([]);
  });

  test('gives the licence, checksum and listed dependencies of each component', () => {
    expect(sbom.components.filter(({ licenses, hashes }) => !licenses || !hashes)).toEqual([]);
    const refs = sbom.components.map(({ purl }) => purl);
    expect(
      sbom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.includes(ref)),
    ).toEqual([]);
    expect(new Set(refs).size).toBe(refs.length);
  });
});
