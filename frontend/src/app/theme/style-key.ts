/** Names the style elements that the server wrote and the browser takes over. */
export const styleKey = 'ai';
