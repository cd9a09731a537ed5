import type { ArticleView } from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import { articleSummary } from './article-summary';

const summaryOf = (content: string, excerpt: string | null = null) =>
  articleSummary({ title: 'Hums', author: 'Ann', excerpt, content } as ArticleView);

describe('The summary of an article', () => {
  test("is the author's excerpt", () => {
    expect(summaryOf('<p>Text</p>', 'In short.')).toBe('In short.');
  });

  test('is otherwise its text, without tags and entities', () => {
    const html = '<h2>A &lt;b&gt;</h2><p>It <strong>hums</strong>,\n<a href="/x">here</a> &amp; there.</p>';
    expect(summaryOf(html)).toBe('A <b> It hums, here & there.');
  });

  test('is cut after 150 characters', () => {
    expect(summaryOf(`<p>${'word '.repeat(40)}</p>`)).toBe(`${'word '.repeat(30).trim()}…`);
    expect(summaryOf(`<p>${'\u{1F600}'.repeat(150)}</p>`)).toBe('\u{1F600}'.repeat(150));
  });

  test('names an article without text', () => {
    expect(summaryOf('<p><img src="/a.png" alt=""></p>')).toBe('Hums, by Ann.');
  });
});
