import { createRequire, isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import JestRuntime from 'jest-runtime';
import { mainRealm } from './main-realm-environment.mjs';

const { compileFunction } = vm;
vm.compileFunction = (code, parameters, { parsingContext, ...options }) =>
  compileFunction(code, parameters, parsingContext === mainRealm ? options : { ...options, parsingContext });

const isOwnFile = /^(?:[./]|@appliance-index\/)/;
const isJest = /^@?jest(?:\/|$)/;

/** Loads packages as Node does, once per worker: the framework alone has 3,000 files. Own files are loaded for each spec file. */
export default class PackagesRuntime extends JestRuntime {
  requireModuleOrMock(from, name) {
    if (isOwnFile.test(name) || isBuiltin(name) || isJest.test(name))
      return super.requireModuleOrMock(from, name);
    return createRequire(from)(name.startsWith('file:') ? fileURLToPath(name) : name);
  }
}
