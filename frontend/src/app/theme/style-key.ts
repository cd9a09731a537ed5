/** The Emotion cache key, by which the browser adopts the server's style elements. */
export const styleKey = 'ai';
