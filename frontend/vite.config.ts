import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { defineConfig, type Plugin, parseAst } from 'vite';

/** Compresses the build's files once at the highest level, so that the server need not. */
function precompressed(folder: string): Plugin {
  const compress = async (name: string) => {
    const path = join(folder, name);
    const content = await readFile(path);
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  };
  return {
    name: 'precompressed',
    apply: 'build',
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(names.filter((name) => /\.(js|css|svg|json)$/.test(name)).map(compress));
    },
  };
}

/** Modules used by at least this many chunks are bundled together: many small scripts compress worse. */
const sharedByMostPages = 12;

/**
 * Fetches a script into the cache before it is imported: browsers keep an import that fails until the page is reloaded.
 * A script that was imported before may no longer be in the cache, and need not be.
 *
 * Vite makes `import(…).then(use, failed)` a part of `load`, where `failed` would not hear of a script that could not be fetched,
 * unless `use` takes names out of the script: `({ saveVote }) => …`.
 */
const importHelper = `
const imported = new Set();
const fetchScript = async (url) => {
  const response = await fetch(url);
  if (!response.ok) throw new TypeError('Failed to fetch ' + url);
  await response.blob();
};
export const __vitePreload = async (load) => {
  const name = /import\\(.(.+?).\\)/.exec(load)[1];
  if (!imported.has(name)) await fetchScript(new URL(name, import.meta.url));
  const script = await load();
  imported.add(name);
  return script;
};`;

/** Replaces Vite's preload helper: there are no stylesheets to wait for, and the page preloads its scripts itself. */
function retriedImports(): Plugin {
  return {
    name: 'retried-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id.includes('vite/preload-helper') ? importHelper : null),
  };
}

/** Replaces changed components in open pages. Not installed where the client is only built. */
const hotReplacement = () => import('@vitejs/plugin-react').then(({ default: react }) => react());

/** What the styles are compiled from. */
const styleSources = /\.recipe\.ts$|\/theme\/(?:parts|recipes|tokens|global-css)\.ts$/;

/** Compiles the styles again when a recipe, a token or a base style changes; in place, as pages may be asked for meanwhile. */
function recompiledStyles(): Plugin {
  const panda = join(import.meta.dirname, '../node_modules/@pandacss/dev/bin.js');
  let compiling = Promise.resolve();
  return {
    name: 'recompiled-styles',
    apply: 'serve',
    configureServer({ watcher, config: { logger } }) {
      const compile = () =>
        promisify(execFile)(process.execPath, [panda, '--silent'], { cwd: import.meta.dirname });
      watcher.on('change', (path) => {
        if (!styleSources.test(path)) return;
        compiling = compiling
          .then(async () => void (await compile()))
          .catch(({ message }) => logger.error(message));
      });
    },
  };
}

/** Packages mark components with "use client", which means nothing in a bundle. */
const checks = { moduleLevelDirective: false };

const domain = { '@appliance-index/domain': join(import.meta.dirname, '../domain/src') };

/** Rules of the domain, and parts of the declarations of pages, that are for the server alone: no page may load them. */
const serverRules =
  /domain\/src\/(imports\/(?!plans\/)|people\/guessable|catalogue\/(search|price|taxonomy-names|field-parsers)|text\/|errors)|shared\/pages\//;

/** Fails the build if a script contains a rule that is for the server alone. */
function withoutServerRules(): Plugin {
  return {
    name: 'without-server-rules',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { renderedLength }] of Object.entries(chunk.modules))
          if (renderedLength > 0 && serverRules.test(id))
            this.error(`${chunk.fileName} contains ${id}, which is for the server alone.`);
      }
    },
  };
}

/** The parts of a page's declaration that browsers need. They are written in place and use nothing but imports. */
const addressPart = /^(path|page|accepts):/;

/**
 * Reduces a module `export default defineRoute({ ... })` to the address in it, and to what that imports.
 * @throws Error when the declaration is written in another way
 */
function addressModule(code: string): string {
  const { body } = parseAst(code);
  const textOf = ({ start, end }: { start: number; end: number }) => code.slice(start, end);
  const declared = body.find((each) => each.type === 'ExportDefaultDeclaration')?.declaration;
  const [parts] = declared?.type === 'CallExpression' ? declared.arguments : [];
  if (parts?.type !== 'ObjectExpression') throw new Error('A route is declared by defineRoute({ ... }).');
  const address = parts.properties.map(textOf).filter((part) => addressPart.test(part));
  const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(address.join());
  const imports = body.filter(
    (each) => each.type === 'ImportDeclaration' && each.specifiers.some(({ local }) => isUsed(local.name)),
  );
  return `${imports.map(textOf).join('\n')}\nexport default { ${address} };`;
}

/**
 * Leaves of the declarations of pages only the addresses. Browsers never use the other parts, but the bundler would still
 * load what they import with the first page.
 */
function addressesOnly(): Plugin {
  return {
    name: 'addresses-only',
    apply: 'build',
    transform: {
      filter: { id: /\.route\.ts$/ },
      handler(code, id) {
        const page = `./${basename(id, '.route.ts')}-page`;
        if (!code.includes(page)) throw new Error(`${id} does not declare the page ${page}.tsx beside it.`);
        return addressModule(code);
      },
    },
  };
}

export default defineConfig(({ command, isSsrBuild }) =>
  isSsrBuild
    ? {
        publicDir: false,
        resolve: { alias: domain },
        ssr: { noExternal: true },
        build: {
          outDir: 'dist/server',
          rollupOptions: { checks, output: { entryFileNames: 'entry.js' } },
        },
      }
    : {
        resolve: { alias: domain },
        json: { stringify: false },
        plugins: [
          retriedImports(),
          addressesOnly(),
          withoutServerRules(),
          recompiledStyles(),
          command === 'serve' && hotReplacement(),
          precompressed('dist/client'),
        ],
        build: {
          outDir: 'dist/client',
          manifest: true,
          modulePreload: false,
          rollupOptions: {
            checks,
            // So that a page loads the recipes it uses: their list of exports would put all of them into the common script.
            treeshake: { moduleSideEffects: [{ test: /src\/styled-system\/.*\.ts$/, sideEffects: false }] },
            input: ['src/app/entry-client.tsx', 'src/styled-system/styles.css'],
            output: {
              codeSplitting: {
                // Each runs as a task of its own, so that no tap waits for all of them.
                groups: [
                  {
                    name: 'react',
                    test: /node_modules\/(react|react-dom|scheduler)\/|src\/app\/react-dom\./,
                    priority: 1,
                  },
                  { name: 'common', minShareCount: sharedByMostPages },
                ],
              },
            },
          },
        },
      },
);
