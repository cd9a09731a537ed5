/** Imports point inwards only: docs/decisions and each rule's comment say why. */
const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

const domain = '^backend/src/domain/';
const application = '^backend/src/application/';
const frontend = '^frontend/src/';
const spec = '\\.spec\\.tsx?$';

/** Specs may use jest, fast-check and Node; the layers' own files may not. */
const productIn = (path) => ({ path, pathNot: spec });

export default {
  forbidden: [
    forbid('no-circle', 'A circle has no order in which it can be understood.', {}, { circular: true }),
    forbid('domain-is-alone', 'The domain is pure rules.', productIn(domain), { pathNot: domain }),
    forbid(
      'application-knows-no-technology',
      'Tasks reach the world through ports only.',
      productIn(application),
      { pathNot: [application, domain] },
    ),
    forbid(
      'adapters-do-not-know-each-other',
      'What two adapters share is a port.',
      { path: '^backend/src/adapters/([^/]+)/', pathNot: spec },
      { path: '^backend/src/adapters/', pathNot: '^backend/src/adapters/$1/' },
    ),
    forbid(
      'tests-stay-outside',
      'The product does not import its tests.',
      { path: '^(backend|cli|frontend)/src/', pathNot: spec },
      { path: [spec, '^[a-z]+/test/', '^frontend/e2e/'] },
    ),
    forbid(
      'cli-enters-by-the-front-door',
      'backend/src/index.ts is what the command line tool may use.',
      { path: '^cli/' },
      { path: ['^backend/', '^frontend/'], pathNot: '^backend/(src|dist)/index\\.' },
    ),
    forbid(
      'frontend-enters-by-the-contract',
      'backend/src/contract.ts is what the browser may know.',
      { path: frontend },
      { path: ['^backend/', '^cli/'], pathNot: '^backend/(src|dist)/contract\\.' },
    ),
    forbid(
      'contract-is-types-only',
      'No line of the server may end up in the browser.',
      { path: frontend },
      { path: '^backend/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'backend-does-not-know-its-clients',
      'The server is built without them.',
      { path: '^backend/' },
      { path: ['^cli/', '^frontend/'] },
    ),
    forbid(
      'features-do-not-know-each-other',
      'What two features share is in shared/; only app/ knows them all.',
      { path: '^frontend/src/features/([^/]+)/' },
      { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    ),
    forbid(
      'shared-knows-no-feature',
      'shared/ is below every feature.',
      { path: '^frontend/src/shared/' },
      { path: ['^frontend/src/features/', '^frontend/src/app/'] },
    ),
    forbid(
      'features-do-not-know-the-app',
      'app/ puts the features together.',
      { path: '^frontend/src/features/' },
      { path: '^frontend/src/app/' },
    ),
    forbid('imports-exist', 'A name that resolves to nothing.', {}, { couldNotResolve: true }),
    forbid(
      'imports-are-declared',
      'What only others depend on may go with them.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
  ],
  options: {
    // TypeScript 7 has no API; swc also sees the imports of types.
    parser: 'swc',
    tsPreCompilationDeps: true,
    // A workspace may use what the whole repository declares.
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
