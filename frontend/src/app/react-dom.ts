/** Our own module, so that it is bundled into the React chunk and React is evaluated as a separate script. */
export { hydrateRoot } from 'react-dom/client';
