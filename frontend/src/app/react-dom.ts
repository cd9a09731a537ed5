/** Of our own, so that the script of React runs React: what is only offered is run by the first who asks for it. */
export { hydrateRoot } from 'react-dom/client';
