// Compiles the server and the command line tool, without checking types.
import { globSync, rmSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './process.mjs';

/** Helpers of compiled decorators are not installed: they become part of the output. */
const isHelper = (id) => id.startsWith('@oxc-project/runtime/');
const isPackage = (id) => !id.startsWith('.') && !isAbsolute(id) && !isHelper(id);

/** sharp contains a program for each kind of machine, and pg loads pg-native only when told to. */
const notBundled = ['sharp', 'pg-native', /^@nestjs\/(microservices|websockets)/];

/** All packages but those that every command loads. */
const packagesOfTasks = /node_modules\/(?!commander|csv-stringify)/;

/** Node reads all source maps at each start; those of the packages take it longer than running most commands. */
const withoutPackagesMap = {
  name: 'without-packages-map',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.name !== 'packages' || !file.map) continue;
      file.map = null;
      file.code = file.code.replace(/\n\/\/# sourceMappingURL=.*/, '');
      delete files[`${file.fileName}.map`];
    }
  },
};

async function compile(input, output) {
  const { external, resolve, treeshake, plugins, ...settings } = output;
  rmSync(join(root, output.dir), { recursive: true, force: true });
  const bundle = await rolldown({
    ...{ cwd: root, platform: 'node', tsconfig: 'backend/tsconfig.json', logLevel: 'warn' },
    ...{ input, external, resolve, treeshake, plugins },
  });
  await bundle.write({ format: 'esm', sourcemap: true, ...settings });
  await bundle.close();
}

/** One file per source file, as scripts import some of them. */
for (const workspace of ['domain', 'backend']) {
  const sources = globSync(`${workspace}/src/**/*.ts`, {
    cwd: root,
    exclude: (path) => `${path}`.endsWith('.spec.ts'),
  });
  await compile(sources, {
    external: isPackage,
    treeshake: false,
    dir: `${workspace}/dist`,
    preserveModules: true,
    preserveModulesRoot: `${workspace}/src`,
  });
}

/** With its packages in one file: finding and reading all of theirs takes longer than most commands. */
await compile('cli/src/main.ts', {
  external: notBundled,
  resolve: {
    alias: {
      '@appliance-index/backend': join(root, 'backend/src/index.ts'),
      '@appliance-index/domain': join(root, 'domain/src'),
    },
  },
  dir: 'cli/dist',
  strictExecutionOrder: true,
  plugins: [withoutPackagesMap],
  codeSplitting: { groups: [{ name: 'packages', test: packagesOfTasks }] },
});
