/** TypeScript 7 has no API that a transformer could use; swc emits the decorator metadata that Nest needs. */
export const swcOptions = ({ module, jsx = false }) => ({
  jsc: {
    parser: { syntax: 'typescript', tsx: jsx, decorators: true },
    target: 'es2023',
    experimental: { keepImportAttributes: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
  },
  module: { type: module },
  sourceMaps: 'inline',
  swcrc: false,
});
