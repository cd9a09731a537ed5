/** The Emotion cache key: the same in the browser and on the server, so that their class names match. */
export const styleKey = 'ai';
