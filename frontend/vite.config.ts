import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

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

/** Packages mark components with "use client", which means nothing in a bundle. */
const checks = { moduleLevelDirective: false };

const domain = { '@appliance-index/domain': join(import.meta.dirname, '../domain/src') };

/** Rules of the domain that are for the server alone: no page may load them. */
const serverRules =
  /domain\/src\/(imports\/|people\/guessable|catalogue\/(search|price|taxonomy-names)|text\/|errors)/;

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
        resolve: {
          alias: {
            ...domain,
            'hoist-non-react-statics': join(import.meta.dirname, 'src/app/theme/hoist-statics-stub.ts'),
          },
        },
        json: { stringify: false },
        plugins: [
          retriedImports(),
          withoutServerRules(),
          command === 'serve' && hotReplacement(),
          precompressed('dist/client'),
        ],
        build: {
          outDir: 'dist/client',
          manifest: true,
          modulePreload: false,
          rollupOptions: {
            checks,
            input: 'src/app/entry-client.tsx',
            output: {
              codeSplitting: {
                // Each runs as a task of its own, so that no tap waits for all of them.
                groups: [
                  {
                    name: 'react',
                    test: /node_modules\/(react-dom|scheduler)\/|src\/app\/react-dom\./,
                    priority: 2,
                  },
                  {
                    name: 'theme',
                    test: /src\/app\/theme\/|node_modules\/(@chakra-ui|@emotion|@pandacss)\//,
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
