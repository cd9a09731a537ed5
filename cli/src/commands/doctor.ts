import { resolve } from 'node:path';
import { type Config, type QualityCheckView, readConfig, withApplication } from '@appliance-index/backend';
import { formatCount } from '@appliance-index/domain/formats';
import { findingLabel } from '@appliance-index/domain/quality/finding';
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
import { run } from '../run.js';

const colours = { ok: 'green', warn: 'yellow', fail: 'red' } as const;

interface DoctorOptions extends JsonOption {
  data?: boolean;
}

/** Checks everything the product depends on and says how to fix it. Runs even if none of it works. */
export function doctorCommand(): Command {
  return new Command('doctor')
    .description('check the installation and its settings')
    .option('--data', 'list what is odd about the data instead; exits with 3 if anything is')
    .addOption(jsonOption())
    .action(({ data, ...options }: DoctorOptions) => (data ? checkData(options) : runDoctor(options)));
}

/** The open findings by check, with the first of each. */
function checkData(options: JsonOption): Promise<void> {
  return run(options, async ({ application }) => {
    const checks = (await application.quality.overview('open')).filter(({ counts }) => counts.open > 0);
    return {
      document: checks.map(({ counts, ...check }) => ({ ...check, open: counts.open })),
      lines: checks.length === 0 ? 'There are no open findings about the data.' : checks.flatMap(checkLines),
      exitCode: checks.length === 0 ? exitCodes.done : exitCodes.rejected,
    };
  });
}

function checkLines({ title, advice, counts, findings }: QualityCheckView): string[] {
  const more = counts.open - findings.length;
  const names = [...findings.map(findingLabel), ...(more > 0 ? [`${formatCount(more)} more`] : [])];
  return [
    `${paint('yellow', 'warn')}  ${title}: ${formatCount(counts.open)} (${names.join(', ')})`,
    `      ${advice}`,
  ];
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
