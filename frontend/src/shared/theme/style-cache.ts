import createCache, { type EmotionCache } from '@emotion/cache';
import { use } from 'react';
import { ServerStyleCache } from './server-style-cache';
import { styleKey } from './style-key';

/** Of the page, or on the server of the rendering. Parts with compiled styles need none. */
export function useStyleCache(): EmotionCache {
  return use(ServerStyleCache) ?? browserCache();
}

let created: EmotionCache | undefined;

/** A style cache that contains the server's rules. Emotion's own hydration moves their elements, which restyles the whole page. */
function browserCache(): EmotionCache {
  if (created) return created;
  created = createCache({ key: styleKey });
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-rules]'))
    for (const name of dataset.rules?.split(' ') ?? []) created.inserted[name] = true;
  return created;
}
