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
  const picture = attribute(origin + (isEmpty ? siteImage : image));
  const shared = [
    ...Object.entries(openGraph(type, head, address, picture)).map(
      ([property, content]) => `<meta property="${property}" content="${content}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
  if (/<meta name="robots" content="noindex"/.test(head)) return shared;
  // Marked, because pages also render robots tags of their own.
  if (isEmpty) return `<meta name="robots" content="noindex" data-served>${shared}`;
  const scripts = data.map((each) => `<script type="application/ld+json">${safeJson(each)}</script>`);
  return `<link rel="canonical" href="${address}">${shared}${scripts.join('')}`;
}

/** Open Graph properties as attribute values; the title and description in `head` are already escaped. */
function openGraph(type: string, head: string, address: string, image: string): Record<string, string> {
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? productName;
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';
  const pageTitle = title.replace(` · ${productName}`, '');
  return {
    'og:site_name': productName,
    'og:type': type,
    'og:title': pageTitle,
    'og:description': description,
    'og:url': address,
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': String(shareImageSize.width),
    'og:image:height': String(shareImageSize.height),
    'og:image:alt': pageTitle,
  };
}

function attribute(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Serializes JSON for a script element, escaped so that no value can close the element. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
