import { createRequire, isBuiltin, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import JestRuntime from 'jest-runtime';
import { mainRealm } from './main-realm-environment.mjs';

const { compileFunction } = vm;
vm.compileFunction = (code, parameters, { parsingContext, ...options }) =>
  compileFunction(code, parameters, parsingContext === mainRealm ? options : { ...options, parsingContext });

/** The package that an own file asks for: its ES module is loaded, as by the product, not a copy for `require`. */
let asked;
registerHooks({
  resolve(name, context, next) {
    if (name !== asked) return next(name, context);
    asked = undefined;
    return next(name, { ...context, conditions: ['node', 'import', 'default'] });
  },
});

const isOwnFile = /^(?:[./]|@appliance-index\/)/;
const isJest = /^@?jest(?:\/|$)/;

/**
 * Loads packages as Node does, once per worker: the framework alone has 3,000 files. Own files are loaded anew for each
 * spec file.
 */
export default class PackagesRuntime extends JestRuntime {
  requireModuleOrMock(from, name) {
    if (isOwnFile.test(name) || isBuiltin(name) || isJest.test(name))
      return super.requireModuleOrMock(from, name);
    const require = createRequire(from);
    if (name.startsWith('file:')) return require(fileURLToPath(name));
    asked = name;
    try {
      return require(name);
    } finally {
      asked = undefined;
    }
  }
}
