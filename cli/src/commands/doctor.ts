import { accessSync, constants, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Application } from '@appliance-index/backend';
import { Command } from 'commander';
import { exitCodes } from '../exit-codes.js';
import { paint, print } from '../output.js';
import { run } from '../run.js';

type Verdict = 'ok' | 'warn' | 'fail';
type Finding = [verdict: Verdict, text: string];

const minNode = 22;
const clientFolder = fileURLToPath(new URL('../../../frontend/dist/client', import.meta.url));
const colours = { ok: 'green', warn: 'yellow', fail: 'red' } as const;

/** Looks at everything the product stands on, and says what to do. */
export function doctorCommand(): Command {
  return new Command('doctor').description('look whether everything is in place').action(() =>
    run({ anySchema: true }, async ({ application }) => {
      const findings = [runtime(), dataDir(application), client(), ...(await database(application))];
      print(findings.map(([verdict, text]) => `${paint(colours[verdict], verdict.padEnd(4))}  ${text}`));
      return findings.some(([verdict]) => verdict === 'fail') ? exitCodes.configuration : exitCodes.done;
    }),
  );
}

function runtime(): Finding {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= minNode) return ['ok', `Node ${process.versions.node}`];
  return ['fail', `Node ${process.versions.node} is too old. Start through npm, which brings its own.`];
}

function dataDir({ config }: Application): Finding {
  try {
    accessSync(config.dataDir, constants.W_OK);
    return ['ok', `Data directory ${config.dataDir}`];
  } catch {
    return ['fail', `${config.dataDir} cannot be written. Set DATA_DIR to a folder of yours.`];
  }
}

function client(): Finding {
  if (existsSync(clientFolder)) return ['ok', 'The site is built'];
  return ['warn', 'The site is not built yet. Run "npm run build".'];
}

async function database({ database, rankings }: Application): Promise<Finding[]> {
  const place: Finding = ['ok', `PostgreSQL ${await database.serverVersion()} at ${database.describe()}`];
  const pending = await database.pendingMigrations();
  if (pending.length > 0) return [place, ['fail', `Pending: ${pending.join(', ')}. Run "db migrate".`]];
  const { total, updated } = await rankings.categories();
  const schema: Finding = ['ok', 'The schema is up to date'];
  if (total === 0)
    return [place, schema, ['warn', 'The catalogue is empty. Run "seed" or "catalogue import".']];
  return [place, schema, ['ok', `${total} models, scores up to ${updated ?? 'none yet'}`]];
}
