import { productName } from '@appliance-index/domain/product-name';
import type { ViewMetadata } from '../shared/pages/define-route';

interface PageInfo {
  /** The site's public origin, such as 'https://example.org'. */
  origin: string;
  /** The route's path. */
  path: string;
  /** The page's rendered title and meta tags. */
  head: string;
  /** What depends on the page's data. */
  metadata: ViewMetadata;
}

const shareImageSize = { width: 1200, height: 630 };

const siteImage = '/og/site.png';

/**
 * Builds the Open Graph tags of a page and, if it may be indexed, its canonical link and JSON-LD. Runs on the server
 * only, so none of it is in the browser's bundle. Keep `firstPageTags` in the layout in step.
 */
export function pageMetadata({ origin, path: routePath, head, metadata }: PageInfo): string {
  const { path = routePath, data = [], image = siteImage, type = 'website', isEmpty = false } = metadata;
  const address = attribute(origin + path);
  // The title and the description are already escaped.
  const title = (/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? productName).replace(` · ${productName}`, '');
  const openGraph = {
    site_name: productName,
    type,
    title,
    description: /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '',
    url: address,
    image: attribute(origin + (isEmpty ? siteImage : image)),
    'image:type': 'image/png',
    'image:width': shareImageSize.width,
    'image:height': shareImageSize.height,
    'image:alt': title,
  };
  const shared = [
    ...Object.entries(openGraph).map(
      ([name, content]) => `<meta property="og:${name}" content="${content}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
  if (/<meta name="robots" content="noindex"/.test(head)) return shared;
  // Marked, because pages also render robots tags of their own.
  if (isEmpty) return `<meta name="robots" content="noindex" data-served>${shared}`;
  const scripts = data.map((each) => `<script type="application/ld+json">${safeJson(each)}</script>`);
  return `<link rel="canonical" href="${address}">${shared}${scripts.join('')}`;
}

function attribute(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Serializes JSON for a script element, escaped so that no value can close the element. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
