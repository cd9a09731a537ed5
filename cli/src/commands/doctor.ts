import { resolve } from 'node:path';
import { type Config, readConfig, withApplication } from '@appliance-index/backend';
import { Command } from 'commander';
import { exitCodes } from '../exit-codes.js';
import {
  databaseFindings,
  dataFinding,
  type Finding,
  nodeFinding,
  settingsFindings,
  siteFinding,
  storeFinding,
  unreachableFinding,
} from '../findings.js';
import { type JsonOption, jsonOption } from '../options.js';
import { paint, printAnswer } from '../output.js';
import { interruption } from '../run.js';

const colours = { ok: 'green', warn: 'yellow', fail: 'red' } as const;

/** Looks at everything the product stands on, and says what to do; it needs none of it to run. */
export function doctorCommand(): Command {
  return new Command('doctor')
    .description('look whether everything is in place')
    .addOption(jsonOption())
    .action(examine);
}

async function examine(options: JsonOption): Promise<void> {
  const signal = interruption();
  // Settings that are wrong must not hide where the data would be.
  const dataDir = resolve(process.env.DATA_DIR?.trim() || '.data');
  const findings = [nodeFinding(), dataFinding(dataDir), siteFinding(), ...(await whatNeedsSettings())];
  const isHealthy = findings.every(({ verdict }) => verdict !== 'fail');
  printAnswer({ document: { isHealthy, findings }, lines: findings.map(findingLine) }, options);
  process.exitCode = isHealthy ? exitCodes.done : exitCodes.configuration;
  if (signal.aborted) process.exitCode = exitCodes.interrupted;
}

async function whatNeedsSettings(): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    const message = 'The database was not asked. Mend the settings first.';
    return [...settingsFindings(error), { check: 'database', verdict: 'fail', message }];
  }
  const [store, database] = await Promise.all([storeFinding(config), whatTheDatabaseSays()]);
  return [store, ...database];
}

async function whatTheDatabaseSays(): Promise<Finding[]> {
  try {
    return await withApplication(process.env, databaseFindings, { databaseAttempts: 1 });
  } catch (error) {
    return [unreachableFinding(error)];
  }
}

function findingLine({ verdict, message }: Finding): string {
  return `${paint(colours[verdict], verdict.padEnd(4))}  ${message}`;
}
