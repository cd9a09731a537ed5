import { resolve } from 'node:path';
import { type Config, readConfig, withApplication } from '@appliance-index/backend';
import { Command } from 'commander';
import { exitCodes } from '../exit-codes.js';
import {
  checkClientBuild,
  checkDatabase,
  checkDataDir,
  checkMediaStore,
  checkNode,
  configFindings,
  databaseErrorFinding,
  type Finding,
} from '../health-checks.js';
import { host } from '../host.js';
import { type JsonOption, jsonOption } from '../options.js';
import { paint, printOutput } from '../output.js';

const colours = { ok: 'green', warn: 'yellow', fail: 'red' } as const;

/** Checks everything the product depends on and says how to fix it. Runs even if none of it works. */
export function doctorCommand(): Command {
  return new Command('doctor')
    .description('check the installation and its settings')
    .addOption(jsonOption())
    .action(runDoctor);
}

async function runDoctor(options: JsonOption): Promise<void> {
  const signal = host().signal();
  // Read directly, because invalid settings must not prevent the check of the data folder.
  const dataDir = resolve(host().env.DATA_DIR?.trim() || '.data');
  const findings = [checkNode(), checkDataDir(dataDir), checkClientBuild(), ...(await checkServices())];
  const isHealthy = findings.every(({ verdict }) => verdict !== 'fail');
  printOutput({ document: { isHealthy, findings }, lines: findings.map(findingLine) }, options);
  host().exitCode = isHealthy ? exitCodes.done : exitCodes.configuration;
  if (signal.aborted) host().exitCode = exitCodes.interrupted;
}

async function checkServices(): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(host().env);
  } catch (error) {
    const message = 'The database was not checked. Fix the settings first.';
    return [...configFindings(error), { check: 'database', verdict: 'fail', message }];
  }
  const [store, database] = await Promise.all([checkMediaStore(config), checkDatabaseConnection()]);
  return [store, ...database];
}

async function checkDatabaseConnection(): Promise<Finding[]> {
  try {
    return await withApplication(host().env, checkDatabase, { databaseAttempts: 1 });
  } catch (error) {
    return [databaseErrorFinding(error)];
  }
}

function findingLine({ verdict, message }: Finding): string {
  return `${paint(colours[verdict], verdict.padEnd(4))}  ${message}`;
}
