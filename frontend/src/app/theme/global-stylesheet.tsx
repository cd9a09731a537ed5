import { createSystem } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { globalCss } from './global-css';
import { styleKey } from './style-key';
import { config } from './system';

/** The CSS of `globalCss`. Generated on the server only: generating it keeps a phone busy for 60 ms. */
export const globalStylesheet = generate();

function generate(): string {
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
