import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const repository = resolve(import.meta.dirname, '../..');
const contract = '@appliance-index/backend/contract';

/** Files that follow the rules; the violating ones below import them. */
const validFiles: Record<string, string> = {
  'package.json': JSON.stringify({ devDependencies: { '@jest/globals': '*', '@pandacss/dev': '*' } }),
  'backend/package.json': JSON.stringify({
    name: '@appliance-index/backend',
    type: 'module',
    exports: { '.': './dist/index.js', './contract': './dist/contract.js' },
    dependencies: { '@appliance-index/domain': '*', '@nestjs/common': '*', pg: '*' },
  }),
  'domain/package.json': JSON.stringify({
    name: '@appliance-index/domain',
    type: 'module',
    exports: { './*': { types: './src/*.ts', default: './dist/*.js' } },
  }),
  'backend/dist/index.js': 'export const index = 1;',
  'backend/dist/contract.js': 'export const contract = 1;',
  'domain/src/rule.ts': 'export const rule = 1; export type Rule = number;',
  'domain/src/rule.spec.ts': `import { test } from '@jest/globals'; import { rule } from './rule.js'; test('it', () => rule);`,
  'backend/src/application/task.ts': `import { rule } from '@appliance-index/domain/rule'; export const task = rule;`,
  'backend/src/application/store-ports.ts': 'export abstract class Store {} export type Stored = number;',
  'backend/src/application/ports.ts': 'export abstract class Clock {}',
  'backend/src/adapters/http/list.controller.ts': `import type { Stored } from '../../application/store-ports.js'; export const list: Stored[] = [];`,
  'backend/src/adapters/postgres/rows.ts': `import { Client } from 'pg'; import { task } from '../../application/task.js'; export const rows = [Client, task];`,
  'domain/src/ring.ts': `import { b } from './ring-b.js'; export const a = b;`,
  'backend/test/builder.ts': 'export const builder = 1;',
  'cli/src/main.ts': `import { index } from '@appliance-index/backend'; export const main = index;`,
  'frontend/src/app/routes.ts': `import { page } from '../features/search/page'; export const routes = page;`,
  'frontend/src/features/search/page.ts': `import type { View } from '${contract}'; import { piece } from '../../shared/piece'; export const page: View = piece;`,
  'frontend/src/shared/piece.ts': 'export const piece = 1;',
  'frontend/src/shared/card.recipe.ts': `import { defineRecipe } from '@pandacss/dev'; export const card = defineRecipe({});`,
};

/** One file per violated rule. */
const violatingFiles: [rule: string, file: string, text: string][] = [
  ['domain-is-pure', 'domain/src/out.ts', `export { task } from '../../backend/src/application/task.js';`],
  ['domain-is-pure', 'domain/src/node.ts', `import { join } from 'node:path'; export const j = join;`],
  ['domain-is-pure', 'domain/src/package.ts', `import { z } from 'pg'; export const y = z;`],
  ['no-undeclared-dependencies', 'domain/src/package.ts', `import { z } from 'pg'; export const y = z;`],
  [
    'domain-is-pure',
    'domain/src/type.ts',
    `import type { rows } from '../../backend/src/adapters/postgres/rows.js'; export type T = typeof rows;`,
  ],
  [
    'application-is-framework-free',
    'backend/src/application/sql.ts',
    `import { rows } from '../adapters/postgres/rows.js'; export const sql = rows;`,
  ],
  [
    'application-is-framework-free',
    'backend/src/application/nest.ts',
    `import { Injectable } from '@nestjs/common'; export const nest = Injectable;`,
  ],
  [
    'application-is-framework-free',
    'backend/src/application/disk.ts',
    `export const disk = () => import('node:fs');`,
  ],
  [
    'no-cross-adapter-imports',
    'backend/src/adapters/http/peek.ts',
    `import { rows } from '../postgres/rows.js'; export const peek = rows;`,
  ],
  [
    'controllers-get-tasks',
    'backend/src/adapters/http/store.controller.ts',
    `import { Store } from '../../application/store-ports.js'; export const store = Store;`,
  ],
  [
    'controllers-get-tasks',
    'backend/src/adapters/http/clock.controller.ts',
    `import { Clock } from '../../application/ports.js'; export const clock = Clock;`,
  ],
  [
    'no-test-imports',
    'backend/src/adapters/http/fake.ts',
    `import { builder } from '../../../test/builder.js'; export const fake = builder;`,
  ],
  [
    'backend-imports-no-client',
    'backend/src/adapters/web/client.ts',
    `import { main } from '../../../../cli/src/main.js'; export const client = main;`,
  ],
  [
    'cli-imports-index-only',
    'cli/src/back-door.ts',
    `import { task } from '../../backend/src/application/task.js'; export const back = task;`,
  ],
  [
    'frontend-imports-contract-only',
    'frontend/src/shared/back-door.ts',
    `import type { task } from '../../../backend/src/application/task'; export type T = typeof task;`,
  ],
  [
    'contract-is-type-only',
    'frontend/src/shared/value.ts',
    `import { contract } from '${contract}'; export const value = contract;`,
  ],
  [
    'no-cross-feature-imports',
    'frontend/src/features/blog/peek.ts',
    `import { page } from '../search/page'; export const peek = page;`,
  ],
  [
    'shared-imports-no-feature',
    'frontend/src/shared/up.ts',
    `import { page } from '../features/search/page'; export const up = page;`,
  ],
  [
    'features-do-not-import-app',
    'frontend/src/features/blog/up.ts',
    `import { routes } from '../../app/routes'; export const up = routes;`,
  ],
  [
    'recipes-are-for-the-build',
    'frontend/src/shared/card.ts',
    `import { card } from './card.recipe'; export const styles = card;`,
  ],
  ['no-circular', 'domain/src/ring-b.ts', `import { a } from './ring.js'; export const b = a;`],
  [
    'no-unresolved-imports',
    'frontend/src/shared/lost.ts',
    `import { x } from './nowhere'; export const lost = x;`,
  ],
  [
    'no-undeclared-dependencies',
    'backend/src/adapters/http/undeclared.ts',
    `import { parse } from 'pg-connection-string'; export const undeclared = parse;`,
  ],
];

interface Cruise {
  summary: {
    violations: { from: string; rule: { name: string } }[];
    /** What the check itself lacks. */
    environment: { issues?: unknown[] };
  };
}

describe('The layer rules', () => {
  let folder: string;
  let violations: string[];
  let issues: unknown[] | undefined;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'layers-'));
    for (const [path, text] of Object.entries(validFiles)) write(path, text);
    for (const [, path, text] of violatingFiles) write(path, text);
    mkdirSync(join(folder, 'node_modules/@appliance-index'), { recursive: true });
    for (const name of ['domain', 'backend'])
      symlinkSync(join(folder, name), join(folder, 'node_modules/@appliance-index', name));
    for (const name of ['pg', 'pg-connection-string', '@nestjs', '@jest', '@pandacss'])
      symlinkSync(join(repository, 'node_modules', name), join(folder, 'node_modules', name));
    const program = join(repository, 'node_modules/.bin/depcruise');
    const config = join(repository, '.dependency-cruiser.mjs');
    const roots = ['domain/src', 'backend/src', 'cli/src', 'frontend/src'];
    const done = spawnSync(
      process.execPath,
      [program, '--config', config, '--output-type', 'json', ...roots],
      {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
      },
    );
    const { summary } = JSON.parse(done.stdout) as Cruise;
    issues = summary.environment.issues;
    violations = [...new Set(summary.violations.map(({ from, rule }) => `${rule.name} in ${from}`))].sort();
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  }

  test.each(violatingFiles)('report %s in %s', (rule, file) => {
    expect(violations).toContain(`${rule} in ${file}`);
  });

  test('are checked without a warning that sources may have been missed', () => {
    expect(issues ?? []).toEqual([]);
  });

  test('report nothing else', () => {
    expect(violations).toEqual(violatingFiles.map(([rule, file]) => `${rule} in ${file}`).sort());
  });
});
