import { describe, expect, test } from '@jest/globals';
import { articleHeadings } from './article-headings.js';
import { linkedModelIds, replaceModelCards, withHeadingIds } from './article-parts.js';

const one = '0b0e9a52-3c1f-4d0b-9a55-0c8f2d1e4a01';
const two = '0b0e9a52-3c1f-4d0b-9a55-0c8f2d1e4a02';
const card = (id: string, text: string) => `<a href="/appliance/${id}" class="model-card">${text}</a>`;

describe('The models that an article names', () => {
  test('are those that it links to, each once, in the order of the text', () => {
    const text = `<p><a href="/appliance/${two}">B</a> ${card(one, 'A')} <a href="/appliance/${two}">B</a></p>`;
    expect(linkedModelIds(text)).toEqual([two, one]);
  });

  test('are none where it links to other sites and pages', () => {
    const text = `<a href="https://shop.example/appliance/${one}">A</a> <a href="/appliance/none">B</a> /appliance/${one}`;
    expect(linkedModelIds(text)).toEqual([]);
  });
});

describe('A card of a model', () => {
  test('replaces its link, but not the plain links to the model', () => {
    const text = `<p>${card(one, 'A <em>1</em>')}</p><p><a href="/appliance/${one}">A</a></p>`;
    expect(replaceModelCards(text, (id) => `[${id}]`)).toBe(
      `<p>[${one}]</p><p><a href="/appliance/${one}">A</a></p>`,
    );
  });

  test('of a model that is gone stays a link', () => {
    expect(replaceModelCards(card(one, 'A'), () => null)).toBe(card(one, 'A'));
  });
});

describe('The contents of an article', () => {
  const text = '<h2>Doors &amp; <em>hinges</em></h2><p>One.</p><h3>Left</h3><h2>Doors &amp; hinges</h2>';

  test('are its main headings as plain text', () => {
    expect(articleHeadings(text)).toEqual([
      { id: 'part-1', text: 'Doors & hinges' },
      { id: 'part-2', text: 'Doors & hinges' },
    ]);
  });

  test('lead to the headings in the text', () => {
    expect(withHeadingIds(text)).toBe(
      '<h2 id="part-1">Doors &amp; <em>hinges</em></h2><p>One.</p><h3>Left</h3><h2 id="part-2">Doors &amp; hinges</h2>',
    );
  });
});
