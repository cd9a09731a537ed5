import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { swcOptions } from './swc-options.mjs';

const domain = '@appliance-index/domain/';
const domainSources = new URL('../../domain/src/', import.meta.url).href;

/** Lets this process import the TypeScript sources, so that what runs before the specs needs no build. */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith(domain))
      return next(`${domainSources}${specifier.slice(domain.length)}.ts`, context);
    const isOwn = specifier.startsWith('.') && context.parentURL?.endsWith('.ts');
    return next(isOwn ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
  load(url, context, next) {
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      ...swcOptions({ module: 'es6' }),
      filename,
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
