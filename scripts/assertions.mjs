// Lists what the specs assert and wait for, a line each; with a revision, what it had that no spec of today says in the same
// words: node scripts/assertions.mjs [REVISION]
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { root } from './steps/process.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 100 * 1024 * 1024 });

const suite = /^describe(\.|$)/;
const test = /^(test|it)(\.|$)/;
const assertion =
  /^expect(\.\w+)?\(\)|^(expect|assert|contract)[A-Z]\w*$|^(shows|until)$|\.waitFor(URL|Function)?$/;

/** The assertions of a source file: `{ test, text }`, the names of suites and test joined by ' › '. */
function assertionsOf(source, path) {
  const tree = parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x'), decorators: true });
  const bytes = Buffer.from(source);
  // Positions count bytes, and go on from those of the file before.
  const comments = /^(?:\s|\/\/.*\n|\/\*[\s\S]*?\*\/)*/.exec(source)[0];
  const offset = tree.span.start - Buffer.byteLength(comments);
  const textOf = ({ span: { start, end } }) =>
    bytes
      .subarray(start - offset, end - offset)
      .toString()
      .replace(/\s+/g, ' ');
  const found = [];
  const visit = (node, names) => {
    if (node === null || typeof node !== 'object') return;
    const called = node.type === 'CallExpression' ? nameOf(node.callee) : '';
    if (assertion.test(called)) found.push({ test: names.join(' › '), text: textOf(node) });
    if (called.startsWith('expect')) return;
    const title = node.arguments?.[0]?.expression;
    const isNamed = title && (suite.test(called) || test.test(called));
    const inside = isNamed ? [...names, title.value ?? textOf(title)] : names;
    for (const child of Object.values(node)) visit(child, inside);
  };
  visit(tree.body, []);
  return found;
}

/** 'expect().not.toBe' of `expect(a).not.toBe(b)`. */
function nameOf({ type, value, object, property, callee }) {
  if (type === 'Identifier') return value;
  if (type === 'MemberExpression') return `${nameOf(object)}.${property.value ?? ''}`;
  return type === 'CallExpression' ? `${nameOf(callee)}()` : '';
}

function assertionsAt(revision) {
  const paths = git(...(revision ? ['ls-tree', '-r', '--name-only', revision] : ['ls-files'])).split('\n');
  const sourceOf = (path) =>
    revision ? git('show', `${revision}:${path}`) : readFileSync(join(root, path), 'utf8');
  const specs = paths.filter((path) => /[.-]spec\.tsx?$/.test(path));
  return specs.flatMap((path) => assertionsOf(sourceOf(path), path).map((each) => ({ path, ...each })));
}

const [revision] = process.argv.slice(2);
const today = assertionsAt();
const wordsOf = ({ text }) => text.replace(/[\s'"`]/g, '');
const said = new Set(today.map(wordsOf));
const before = revision && assertionsAt(revision);
const listed = before?.filter((each) => !said.has(wordsOf(each))) ?? today;
for (const { path, test: name, text } of listed) console.log(`${path} › ${name}: ${text}`);
const counts = before ? `${before.length} at ${revision}, ${listed.length} of them not said today; ` : '';
process.stderr.write(`${counts}${today.length} assertions and waits today.\n`);
