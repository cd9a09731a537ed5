import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const dockerfiles = globSync('docker/*.Dockerfile', { cwd: root });

/** What the file copies from the project into the image, but for the whole of it. */
function copiedPaths(dockerfile: string): string[] {
  return [...read(dockerfile).matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
    .flatMap(([, paths = '']) => paths.split(' '))
    .filter((path) => path !== '.');
}

test.each(dockerfiles)('%s copies only what is sent to the builder', (dockerfile) => {
  const sent = read('.dockerignore')
    .split('\n')
    .flatMap((line) => (line.startsWith('!') ? [line.slice(1), `${line.slice(1)}/**`] : []));
  const paths = copiedPaths(dockerfile);
  expect(paths).not.toEqual([]);
  expect(paths.filter((path) => !sent.some((pattern) => matchesGlob(path, pattern)))).toEqual([]);
});

test.each(dockerfiles)('%s installs the packages of every workspace', (dockerfile) => {
  const { workspaces }: { workspaces: string[] } = JSON.parse(read('package.json'));
  const paths = copiedPaths(dockerfile);
  expect(workspaces.filter((name) => !paths.includes(`${name}/package.json`))).toEqual([]);
});
