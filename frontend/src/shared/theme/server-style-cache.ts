import type { EmotionCache } from '@emotion/cache';
import { createContext } from 'react';

/** Where a rendering on the server collects the styles that are not compiled; absent in the browser. */
export const ServerStyleCache = createContext<EmotionCache | undefined>(undefined);
