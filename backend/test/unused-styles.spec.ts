import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

const repository = resolve(import.meta.dirname, '../..');
const program = join(repository, 'scripts/steps/unused-styles.mjs');

const compiled = `
  const recipe = (name, variantMap) => Object.assign(() => name, { variantMap });
  const slots = (names) => Object.assign(() => Object.fromEntries(names.map((name) => [name, name])), { variantMap: {} });
  export const button = recipe('button', { size: ['small', 'large'], wraps: ['true'] });
  export const card = slots(['root', 'price']);
`;
const sheet = `
  @layer recipes.slots {
    .button--size_small:hover, .dark .root  > .price[src$=".svg"] { background: url('data:image/svg+xml,www.w3.org/{}'); opacity: .5 }
  }
`;
const importing = (name: string) => `import { ${name} } from '../styled-system/recipes';`;
const users = {
  'shared/button.tsx': `${importing('button')} export const Small = <Button wraps size="small" />, Large = <Button size={x ? 'large' : 'small'} />;`,
  'shared/card.tsx': `${importing('card')} const styles = card(); export const Card = <p className={styles.root}>{styles.price}</p>;`,
};

describe('the check of styles', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'styles-'));
    write({ 'styled-system/recipes/index.ts': compiled, 'styled-system/styles.css': sheet, ...users });
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function write(files: Record<string, string>): void {
    for (const [name, text] of Object.entries(files)) {
      const path = join(folder, 'frontend/src', name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }

  function check() {
    const { status, stderr } = spawnSync(process.execPath, [program, folder], { encoding: 'utf8' });
    return { status, stderr: stderr.trim() };
  }

  test('passes when all recipes, slots and variants are used', () => {
    expect(check()).toEqual({ status: 0, stderr: '' });
  });

  test.each([
    ['a recipe', 'shared/card.tsx', '', 'card'],
    ['a slot', 'shared/card.tsx', users['shared/card.tsx'].replace('styles.price', 'price'), 'card.price'],
    ['a value', 'shared/button.tsx', users['shared/button.tsx'].replace("'large'", 'y'), 'button size=large'],
    ['a switch', 'shared/button.tsx', users['shared/button.tsx'].replace('wraps ', ''), 'button wraps=true'],
  ])('fails when nobody uses %s', (_what, file, text, unused) => {
    write({ [file]: text });
    expect(check()).toEqual({ status: 1, stderr: `Nobody uses these styles: ${unused}` });
  });

  test('fails when a rule is for a class that no element can have', () => {
    write({ 'styled-system/styles.css': `${sheet} body:has(.picked) .price { margin: 0 }` });
    expect(check()).toEqual({ status: 1, stderr: 'No element has these classes: picked' });
  });

  test('fails when a value names a custom property that there is not', () => {
    write({ 'styled-system/styles.css': `${sheet} .price { color: var(--shade) }` });
    expect(check()).toEqual({ status: 1, stderr: 'Styles name what is not defined: --shade' });
  });

  test.each([
    ['in braces', "border: '1px solid {colors.bg.plaet}'", 'colors.bg.plaet'],
    ['as a value', "color: 'bg.plaet'", "color: 'bg.plaet'"],
    ['of another kind', "fontSize: 'control'", "fontSize: 'control'"],
    ['of a property of Chakra', "boxSize: 'wide'", "boxSize: 'wide'"],
  ])("fails when a recipe, if only of Chakra's, names a token %s that there is not", (_how, style, name) => {
    const recipe = `{ base: { color: 'fg.onSolid', borderRadius: 'control', boxSize: '2px', width: 'auto', ${style} } }`;
    const tokens = ':root { --ai-colors-fg-on-solid: #fff; --ai-radii-control: 4px }';
    write({ 'shared/input.recipe.ts': recipe, 'styled-system/styles.css': `${sheet} ${tokens}` });
    expect(check()).toEqual({ status: 1, stderr: `Styles name what is not defined: ${name}` });
  });

  test('fails when styles are for a state or a width that has no such name', () => {
    write({ 'shared/input.recipe.ts': '{ base: { _hover: {}, _mdDown: { _hvoer: {} } } }' });
    expect(check()).toEqual({ status: 1, stderr: 'Styles name what is not defined: _hvoer' });
  });

  test.each(['colr:red', 'display:felx', 'gap:7', 'border:1px solid line.hair'])(
    'fails when CSS does not have %s',
    (declaration) => {
      write({ 'styled-system/styles.css': `${sheet} .price { ${declaration} }` });
      expect(check()).toEqual({
        status: 1,
        stderr: `CSS does not have these: ${declaration.replace(':', ': ')}`,
      });
    },
  );

  test('knows the custom properties that rules and components set', () => {
    const rule = '.price { --shade: red; color: var(--shade); width: var(--share) }';
    write({
      'styled-system/styles.css': sheet + rule,
      'shared/card.tsx': `${users['shared/card.tsx']} const style = { '--share': 1 };`,
    });
    expect(check()).toEqual({ status: 0, stderr: '' });
  });

  test('does not count a use in a spec', () => {
    write({ 'shared/card.tsx': '', 'shared/card.spec.tsx': users['shared/card.tsx'] });
    expect(check().status).toBe(1);
  });
});
