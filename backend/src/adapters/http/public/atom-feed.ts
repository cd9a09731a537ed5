import { productName } from '@appliance-index/domain/product-name';
import type { FeedEntry } from '../../../application/articles/articles.js';
import { escapeMarkup } from '../escape-markup.js';

/** `updated` of an empty feed: constant, because a changing time would count as news. */
const emptyFeedUpdated = '2026-01-01T00:00:00.000Z';

/**
 * Renders the articles as an Atom feed (RFC 4287) with absolute URLs. Entry ids are article ids, so that moving the site
 * to another domain does not present old articles as new.
 */
export function atomFeed(entries: readonly FeedEntry[], publicUrl: string): string {
  const times = entries.map((each) => each.updated).sort();
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en" xml:base="${xmlText(publicUrl)}/">`,
    `<id>${xmlText(publicUrl)}/feed.xml</id>`,
    `<title>The ${xmlText(productName)}</title>`,
    `<updated>${times.at(-1) ?? emptyFeedUpdated}</updated>`,
    `<author><name>${xmlText(productName)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(publicUrl)}/feed.xml"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(publicUrl)}/blog"/>`,
    ...entries.map((each) => entry(each, publicUrl)),
    '</feed>\n',
  ].join('\n');
}

function entry({ article, updated }: FeedEntry, publicUrl: string): string {
  const { id, title, content, excerpt, category, author, publishedAt } = article;
  return [
    '<entry>',
    `<id>urn:uuid:${id}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${xmlText(publicUrl)}/blog/article/${id}"/>`,
    `<published>${publishedAt}</published>`,
    `<updated>${updated}</updated>`,
    `<author><name>${xmlText(author)}</name></author>`,
    `<category term="${category}"/>`,
    ...(excerpt === null ? [] : [`<summary>${xmlText(excerpt)}</summary>`]),
    `<content type="html">${xmlText(content)}</content>`,
    '</entry>',
  ].join('\n');
}

const forbiddenInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Escapes the text and drops characters that XML does not allow. */
function xmlText(text: string): string {
  return escapeMarkup(text.replace(forbiddenInXml, ''));
}
