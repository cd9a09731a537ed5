import type { DomainError } from '@appliance-index/domain/errors';
import { describe, expect, test } from '@jest/globals';
import { HtmlArticleParser } from './html-article-parser.js';

const parser = new HtmlArticleParser({ publicUrl: 'https://appliances.example' });
const read = (text: string) => parser.parseMarkdown({ name: 'a.md', text });
const withHeader = (header: string) => read(`---\n${header}\n---\nText.`);

function problemOf(header: string): string {
  try {
    withHeader(header);
    return '';
  } catch (error) {
    return (error as DomainError).message;
  }
}

describe("The header of an article's file", () => {
  test.each([
    ['Dryers: clean the duct', 'Dryers: clean the duct'],
    ['Dryers : a study: part 2:', 'Dryers : a study: part 2:'],
    ['Recall #26-123: ranges', 'Recall #26-123: ranges'],
    ['[Recall] Ranges & ovens', '[Recall] Ranges & ovens'],
    ['@home with "quiet" washers\\', '@home with "quiet" washers\\'],
    ['1984', '1984'],
    ['"Doors: a study"', 'Doors: a study'],
    ['\'Doors: a "study"\' # a comment', 'Doors: a "study"'],
    ['Doors # a comment', 'Doors'],
    ['Doors   ', 'Doors'],
    ['Doors\n  and hinges', 'Doors and hinges'],
    ['>\n  Doors:\n  a study', 'Doors: a study '],
    ['', null],
    ['~', null],
  ])('reads "title: %s" as %j', (text, title) => {
    expect(withHeader(`title: ${text}\nauthor: Ann`)).toMatchObject({ title, author: 'Ann' });
  });

  test.each([
    ['spaces after the dashes', '---  \ntitle: Doors\n--- \t\nText.'],
    ['a byte order mark and the line ends of Windows', '\uFEFF---\r\ntitle: Doors\r\n---\r\nText.\r\n'],
  ])('may have %s', (_, text) => {
    expect(read(text)).toEqual({ title: 'Doors', content: '<p>Text.</p>' });
  });

  test('ends at the first line of three dashes only', () => {
    expect(read('---\ntitle: Doors\n---\nOne.\n\n---\n\nTwo.')).toEqual({
      title: 'Doors',
      content: '<p>One.</p>\n<hr />\n<p>Two.</p>',
    });
    expect(() => read('---\ntitle: Doors\n----\nText.')).toThrow('must begin with a line ---');
  });

  test.each([
    [3, 'title: Doors\nauthor: "Ann\ncategory: insights', /quote/],
    [2, 'title: "Quiet" washers\nauthor: Ann', /put a text that begins with a quotation mark in quotes/],
    [3, 'title: Doors\ntitle: Hinges', /appears twice/],
    [4, 'title: Doors\n\nauthor', /Write a field as "title: Text"/],
    [3, 'author: Ann\ntitel: Doors', /Unknown field "titel"/],
    [2, 'title:\n  - Doors', /"title" must be text/],
    [3, 'author: Ann\ntitle:\n  *doors', /"title" must be text/],
    [3, 'author: Ann\nexcerpt: Doors:\n  a: study', /Write a field/],
  ])('with a mistake in line %i of the file names that line', (line, header, message) => {
    expect(problemOf(header)).toMatch(new RegExp(`^a\\.md cannot be read\\. Line ${line}: `));
    expect(problemOf(header)).toMatch(message);
  });
});

describe("An article's text", () => {
  test('that is nested too deeply to be read is refused with the name of its file', () => {
    const text = `---\ntitle: Doors\n---\n${'> '.repeat(50_000)}x`;
    expect(() => read(text)).toThrow('a.md cannot be read. Its quotations or lists are nested too deeply.');
  });

  const sanitised = (html: string) => parser.sanitise(html);

  test('keeps which links are cards of models, and no other class', () => {
    const card = '<a href="/appliance/1" class="model-card">LG 1</a>';
    expect(sanitised(card)).toBe(card);
    expect(sanitised('<a class="btn model-card big" href="/vote">Vote</a>')).toBe(
      '<a href="/vote" class="model-card">Vote</a>',
    );
    expect(sanitised('<a class="btn" href="/vote">Vote</a>')).not.toContain('btn');
  });

  test.each([
    ['width="640" height="480"', ' width="640" height="480"'],
    ['width="640"', ''],
    ['width="100%" height="480"', ''],
    ['width="0" height="999999"', ''],
  ])('keeps the size of a picture with %s as "%s"', (size, kept) => {
    expect(sanitised(`<img src="/a.png" alt="A" ${size}>`)).toBe(
      `<img src="/a.png" alt="A"${kept} loading="lazy" />`,
    );
  });
});
