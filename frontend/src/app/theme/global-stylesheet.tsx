import { createSystem } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { globalCss } from './global-css';
import { styleKey } from './style-key';
import { config } from './system';

/** The CSS that every page begins with. Only the server knows it: to work it out would keep a phone busy for 60 ms. */
export const globalStylesheet = written();

function written(): string {
  const cache = createCache({ key: styleKey });
  const { extractCritical } = createEmotionServer(cache);
  const { _global: styles } = createSystem(config, { globalCss });
  renderToString(
    <CacheProvider value={cache}>
      <Global styles={styles} />
    </CacheProvider>,
  );
  return extractCritical('').css;
}
