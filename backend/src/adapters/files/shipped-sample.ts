import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ArticleFile } from '../../application/articles/article-ports.js';
import { SampleData, type SampleFile, type SampleScores } from '../../application/imports/seed.js';

/** By the package's name, because this file can be part of another program's. */
const sampleDir = dirname(
  createRequire(import.meta.url).resolve('@appliance-index/backend/sample/README.md'),
);

/** The sample data in backend/sample; score files are named YYYY-MM_retailer.csv. */
export class ShippedSample implements SampleData {
  catalogue(): SampleFile {
    return { name: 'catalogue.csv', bytes: readBytes('catalogue.csv') };
  }

  scores(): SampleScores[] {
    const names = readdirSync(join(sampleDir, 'scores')).filter((name) => name.endsWith('.csv'));
    return names.sort().map((name) => {
      const [month = '', retailer = ''] = name.replace(/\.csv$/, '').split('_');
      return { name, month, retailer, bytes: readBytes(join('scores', name)) };
    });
  }

  articles(): ArticleFile[] {
    const names = readdirSync(join(sampleDir, 'articles')).filter((name) => name.endsWith('.md'));
    return names
      .sort()
      .map((name) => ({ name, text: readFileSync(join(sampleDir, 'articles', name), 'utf8') }));
  }
}

/** Opens the file with the first read, because some callers only list the files. */
async function* readBytes(path: string): AsyncGenerator<Uint8Array, void> {
  yield* createReadStream(join(sampleDir, path));
}
