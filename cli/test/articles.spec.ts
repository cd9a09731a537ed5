import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Program } from './program.js';

const program = new Program({ PUBLIC_URL: 'https://appliances.example' });
beforeAll(async () => {
  await program.run(['db', 'migrate']);
});
beforeEach(() => program.sql('delete from blog_articles'));
afterAll(() => program.remove());

const file = (title: string, category = 'maintenance', body = 'A coin is in the pump.') =>
  `---\ntitle: ${title}\ncategory: ${category}\nauthor: Ann\npublishedAt: 2026-05-12\n---\n${body}\n`;
const unknownId = '00000000-0000-4000-8000-000000000000';

describe('Articles', () => {
  test('are listed as none while the blog is empty', async () => {
    const { code, stdout } = await program.run(['articles', 'list']);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: 'There are no articles yet. Add some with "articles import FILE.md".\n',
    });
  });

  test('are imported once, and again when their file has changed', async () => {
    program.write('hum.md', file('It hums'));
    program.write('drip.md', file('It drips', 'recalls'));
    const first = await program.json(['articles', 'import', 'hum.md', 'drip.md']);
    expect(
      first.files.map(({ file: name, state }: { file: string; state: string }) => [name, state]),
    ).toEqual([
      ['hum.md', 'added'],
      ['drip.md', 'added'],
    ]);
    const again = await program.run(['articles', 'import', 'hum.md', 'drip.md']);
    expect(again.code).toBe(0);
    expect(again.stdout).toMatch(/^Database {2}.*spec_\d+/);
    expect(again.stdout.match(/unchanged/g)).toHaveLength(2);
    program.write('hum.md', file('It hums loudly'));
    const [changed] = (await program.json(['articles', 'import', 'hum.md'])).files;
    expect(changed).toMatchObject({ state: 'changed', title: 'It hums loudly' });
    const listed = await program.json(['articles', 'list']);
    expect(listed).toHaveLength(2);
    expect(JSON.stringify(listed)).not.toContain('coin');
  });

  test('may have a colon in their title', async () => {
    const name = 'title-with-colon.md';
    copyFileSync(join(import.meta.dirname, 'fixtures/articles', name), join(program.folder, name));
    const { files } = await program.json(['articles', 'import', name]);
    expect(files).toMatchObject([{ state: 'added', title: 'Dryers: clean the duct' }]);
  });

  test('that are not UTF-8 are refused', async () => {
    writeFileSync(join(program.folder, 'old.md'), Buffer.from(file('Lave-linge réparé'), 'latin1'));
    const { code, stderr } = await program.run(['articles', 'import', 'old.md']);
    expect({ code, stderr }).toEqual({ code: 3, stderr: expect.stringContaining('not UTF-8') });
  });

  test('are not read from stdin, where each would replace the one before', async () => {
    const { code, stdout, stderr } = await program.run(['articles', 'import', '-'], file('It whistles'));
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('identified by its file name');
    expect(JSON.stringify(await program.json(['articles', 'list']))).not.toContain('It whistles');
  });

  test('are all refused if one is invalid, with exit code 3', async () => {
    program.write('good.md', file('Good'));
    program.write('bad.md', file('Bad', 'news'));
    program.write('none.md', 'no head');
    program.write('open.md', file('"Doors'));
    const refused = await program.run(['articles', 'import', 'good.md', 'bad.md']);
    expect(refused).toMatchObject({ code: 3, stdout: '' });
    expect(refused.stderr).toContain('bad.md cannot be imported. category: The category must be one of');
    expect(await program.run(['articles', 'import', 'none.md'])).toMatchObject({ code: 3, stdout: '' });
    expect(await program.run(['articles', 'import', 'open.md'])).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('open.md cannot be read. Line 2: '),
    });
    expect(await program.json(['articles', 'import', 'bad.md'])).toMatchObject({
      error: { code: 'file-article', issues: [{ path: 'category' }] },
    });
    expect(JSON.stringify(await program.json(['articles', 'list']))).not.toContain('Good');
    expect(await program.run(['articles', 'import', 'missing.md'])).toMatchObject({ code: 2 });
    expect(await program.run(['articles', 'import'])).toMatchObject({ code: 2 });
  });

  test('with the same file name are refused, because they could not be told apart later', async () => {
    mkdirSync(join(program.folder, 'other'));
    program.write('hum.md', file('It hums'));
    program.write('other/hum.md', file('Another'));
    const { code, stderr } = await program.run(['articles', 'import', 'hum.md', 'other/hum.md']);
    expect({ code, stderr }).toEqual({
      code: 3,
      stderr: expect.stringContaining('Two files are named hum.md'),
    });
  });

  test('are unpublished and published again', async () => {
    program.write('hum.md', file('It hums'));
    const [{ id }] = (await program.json(['articles', 'import', 'hum.md'])).files;
    const run = async (...args: string[]) => (await program.run(['articles', ...args])).stdout;
    expect(await run('unpublish', id)).toBe('"It hums" is now a draft.\n');
    expect(await run('unpublish', id)).toBe('"It hums" is already a draft.\n');
    expect(await run('list')).toMatch(new RegExp(`^${id} +draft +2026-05-12`, 'm'));
    expect(await program.json(['articles', 'publish', id])).toMatchObject({
      isPublished: 1,
      isChanged: true,
    });
    expect(await program.run(['articles', 'publish', unknownId])).toMatchObject({
      code: 2,
      stderr: 'This article does not exist. Use "articles list" to see those that do.\n',
    });
    expect(await program.run(['articles', 'publish', 'x'])).toMatchObject({ code: 2 });
  });

  test('are imported as drafts with --draft, and stay drafts when their file changes', async () => {
    program.write('news.md', file('News', 'recalls'));
    const [{ id }] = (await program.json(['articles', 'import', '--draft', 'news.md'])).files;
    program.write('news.md', file('News', 'recalls', 'A belt slips.'));
    await program.run(['articles', 'import', 'news.md']);
    const { stdout } = await program.run(['articles', 'list']);
    expect(stdout).toMatch(new RegExp(`^${id} +draft`, 'm'));
  });
});

describe('The newsletter', () => {
  test('exports the confirmed subscribers with unchanged addresses', async () => {
    await program.sql(`insert into newsletter_subscribers
        (email, expires_at, unsubscribe_token, asked_at, confirmed_at) values
        ('ann@example.org', '2026-06-08', 'token-a', '2026-06-01', '2026-06-01T10:00:00Z'),
        ('+promo@example.org', '2026-06-08', 'token-b', '2026-06-01', '2026-06-02T10:00:00Z'),
        ('waits@example.org', '2026-06-08', 'token-c', '2026-06-01', null)`);
    const { code, stdout } = await program.run(['newsletter', 'export']);
    const link = 'https://appliances.example/newsletter/unsubscribe?token=token';
    expect(code).toBe(0);
    expect(stdout.split('\n')).toEqual([
      'email,confirmedAt,unsubscribeUrl',
      `+promo@example.org,2026-06-02T10:00:00.000Z,${link}-b`,
      `ann@example.org,2026-06-01T10:00:00.000Z,${link}-a`,
      '',
    ]);
    expect((await program.run(['newsletter', 'export', '--excel'])).stdout).toBe(`\uFEFF${stdout}`);
    expect(await program.json(['newsletter', 'export'])).toMatchObject([{}, { email: 'ann@example.org' }]);
    expect(await program.run(['newsletter'])).toMatchObject({ code: 2 });
  });

  test('warns when its links lead to this machine', async () => {
    const args = ['newsletter', 'export'];
    expect((await program.run(args)).stderr).toBe('');
    const local = new Program({ DATABASE_URL: '', PUBLIC_URL: '' });
    expect(await local.run(['db', 'migrate'])).toMatchObject({ code: 0 });
    const { code, stderr } = await local.run(args);
    await local.remove();
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr:
        'The links lead to http://localhost:3000. Set PUBLIC_URL to the address of the site, as for the server.\n',
    });
  });
});
