/** The layer rules: imports point inwards only. */
const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

const domain = '^domain/src/';
const application = '^backend/src/application/';
const frontend = '^frontend/src/';
const spec = '\\.spec\\.tsx?$';

/** Specs may import jest, fast-check and Node; product files of the inner layers may not. */
const productIn = (path) => ({ path, pathNot: spec });

export default {
  forbidden: [
    forbid('no-circular', 'Import cycles are not allowed.', {}, { circular: true }),
    forbid('domain-is-pure', 'The domain is pure and imports only itself.', productIn(domain), {
      pathNot: domain,
    }),
    forbid(
      'application-is-framework-free',
      'Use cases reach the outside through ports only.',
      productIn(application),
      { pathNot: [application, domain] },
    ),
    forbid(
      'no-cross-adapter-imports',
      'Adapters share code through ports only.',
      { path: '^backend/src/adapters/([^/]+)/', pathNot: spec },
      { path: '^backend/src/adapters/', pathNot: '^backend/src/adapters/$1/' },
    ),
    forbid(
      'controllers-get-tasks',
      'Controllers get tasks, which answer with views; ports are for tasks only.',
      { path: '^backend/src/adapters/http/.*\\.controller\\.ts$' },
      { path: '^backend/src/application/(.*ports|public-reads)\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'no-test-imports',
      'The product does not import its tests.',
      { path: '^(domain|backend|cli|frontend)/src/', pathNot: spec },
      { path: [spec, '^[a-z]+/test/', '^frontend/e2e/'] },
    ),
    forbid(
      'cli-imports-index-only',
      'The command line tool may only import backend/src/index.ts.',
      { path: '^cli/src/' },
      { path: ['^backend/', '^frontend/'], pathNot: '^backend/(src|dist)/index\\.' },
    ),
    forbid(
      'frontend-imports-contract-only',
      'The frontend may only import backend/src/contract.ts.',
      { path: frontend },
      { path: ['^backend/', '^cli/'], pathNot: '^backend/(src|dist)/contract\\.' },
    ),
    forbid(
      'contract-is-type-only',
      'No server code may end up in the browser.',
      { path: frontend },
      { path: '^backend/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'backend-imports-no-client',
      'The server must build without its clients.',
      { path: '^backend/' },
      { path: ['^cli/', '^frontend/'] },
    ),
    forbid(
      'no-cross-feature-imports',
      'Code that features share belongs in shared/; only app/ imports all features.',
      { path: '^frontend/src/features/([^/]+)/' },
      { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    ),
    forbid(
      'shared-imports-no-feature',
      'shared/ must not depend on features or app/.',
      { path: '^frontend/src/shared/' },
      { path: ['^frontend/src/features/', '^frontend/src/app/'] },
    ),
    forbid(
      'features-do-not-import-app',
      'Features must not depend on app/, which composes them.',
      { path: '^frontend/src/features/' },
      { path: '^frontend/src/app/' },
    ),
    forbid(
      'recipes-are-for-the-build',
      'Components use compiled recipes (styled-system/recipes); recipes need their compiler.',
      {
        path: '^frontend/src/',
        pathNot: [
          '\\.recipe\\.ts$',
          'define-recipe\\.ts$',
          '^frontend/src/app/theme/(parts|recipes|global-css)',
        ],
      },
      { path: '@pandacss/dev', reachable: true },
    ),
    forbid('no-unresolved-imports', 'Every import must resolve.', {}, { couldNotResolve: true }),
    forbid(
      'no-undeclared-dependencies',
      'Transitive dependencies can disappear; declare what is imported.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
  ],
  options: {
    // TypeScript 7 has no API; swc also reports type-only imports.
    parser: 'swc',
    // Workspaces may use dependencies that the root package.json declares.
    combinedDependencies: true,
    doNotFollow: { path: ['node_modules', '(^|/)dist/'] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
