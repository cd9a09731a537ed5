import { addAbortSignal } from 'node:stream';
import { type FileImportRequest, type ImportKind, type ImportReport } from '@appliance-index/backend';
import { DomainError } from '@appliance-index/domain/errors';
import { fileNameExample } from '@appliance-index/domain/imports/file-name';
import type { RatingScale } from '@appliance-index/domain/imports/rating-scales';
import { Command } from 'commander';
import { actor } from '../actor.js';
import { exitCodeOfReport } from '../exit-codes.js';
import { openSource, pathForOutput, RejectsFile, type SourceFile } from '../files.js';
import { importLines } from '../import-output.js';
import {
  type JsonOption,
  jsonOption,
  type MapOption,
  mapHelp,
  mapOption,
  parseMonthOption,
  parseRowCount,
  retailerOption,
  scaleOption,
} from '../options.js';
import { printWarning } from '../output.js';
import { progressLine } from '../progress.js';
import { withCommand } from '../proposal-output.js';
import { type CommandContext, type CommandResult, reportError, run } from '../run.js';

interface ImportOptions extends JsonOption, MapOption {
  retailer?: string;
  month?: string;
  scale?: RatingScale;
  sheet?: string;
  profile?: string;
  allowRoundedCounts?: boolean;
  apply?: boolean;
  createMissing?: boolean;
  allowRejects?: number;
  acceptAll?: boolean;
  /** Path of the rejects file. */
  rejects?: string;
}

/** `scores import` and `catalogue import`: prints the plan, and writes it with --apply. */
export function importCommand(kind: ImportKind): Command {
  const isScores = kind === 'scores';
  const command = new Command('import')
    .description(isScores ? 'plan or apply an import of monthly scores' : 'plan or apply an import of models')
    .argument(
      '<file>',
      'CSV, TSV or Excel workbook (.xlsx), also gzipped or alone in a zip file; - reads stdin',
    )
    .option('--sheet <name>', 'the sheet of a workbook that has several')
    .addOption(mapOption().conflicts('profile'))
    .option('--profile <name>', 'a saved mapping, see "profiles"; else the one that fits the header')
    .option('--apply', 'apply the plan')
    .option('--allow-rounded-counts', 'read counts like (2.1k) as 2100')
    .option('--allow-rejects <n>', 'skip up to this many rejected rows', parseRowCount)
    .option('--accept-all', 'apply despite tripped guards')
    .option('--rejects <file>', 'write the rejected rows to this file (with --apply: to FILE.rejects.csv)')
    .addOption(jsonOption())
    .action((file: string, options: ImportOptions) => importFile(kind, file, options));
  if (!isScores)
    return command.addHelpText(
      'after',
      `${mapHelp}

Example:
  appliance-index catalogue import models.csv --apply`,
    );
  return command
    .option(
      '--month <month>',
      'the month of the scores, like 2026-05; else the one in the file name',
      parseMonthOption,
    )
    .addOption(retailerOption())
    .addOption(scaleOption())
    .option('--create-missing', 'create models that are not in the catalogue')
    .addHelpText(
      'after',
      `${mapHelp}

Examples:
  appliance-index scores import may.csv --retailer best-buy --month 2026-05
  appliance-index scores import ${fileNameExample} --apply
  appliance-index scores import export.csv --retailer lowes --month 2026-05 --map 'brand=Maker,model=Item,category=@washers,rating=Stars'`,
    );
}

async function importFile(kind: ImportKind, name: string, options: ImportOptions): Promise<void> {
  try {
    const source = openSource(name);
    const rejects = rejectsFile(source, options);
    await run(options, (context) => {
      // A pipe or a terminal may never send anything.
      addAbortSignal(context.signal, source.bytes);
      return runImport({ kind, source, ...toRequest(options) }, rejects, context).catch((error) => {
        throw withCommand(error, commandFor(kind, name, options));
      });
    });
  } catch (error) {
    reportError(error, options);
  }
}

/** The command that was typed, as far as it says how to read the file; without the mapping. */
function commandFor(kind: ImportKind, file: string, options: ImportOptions): string[] {
  const { retailer, month, scale, sheet, allowRoundedCounts, createMissing } = options;
  const given = Object.entries({ retailer, month, scale, sheet });
  return [
    ...['appliance-index', kind, 'import', file],
    ...given.flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, String(value)])),
    ...(allowRoundedCounts ? ['--allow-rounded-counts'] : []),
    ...(createMissing ? ['--create-missing'] : []),
  ];
}

/** A plan writes no file, unless one is named. */
function rejectsFile(source: SourceFile, { rejects, apply }: ImportOptions): RejectsFile | null {
  if (rejects !== undefined) return new RejectsFile(pathForOutput(rejects, source));
  return apply ? new RejectsFile(source.rejectsPath) : null;
}

function toRequest(options: ImportOptions) {
  const {
    retailer,
    month,
    scale,
    sheet,
    map: mapping,
    profile,
    allowRoundedCounts = false,
    apply = false,
    createMissing = false,
    allowRejects = 0,
    acceptAll = false,
  } = options;
  return {
    retailer,
    month,
    scale,
    sheet,
    mapping,
    profile,
    allowRoundedCounts,
    apply,
    createMissing,
    allowRejects,
    acceptAll,
    actor: actor(),
  };
}

/** A small file of rejected rows fails only once the import is stored, which must not look as if nothing had happened. */
function afterImport({ importId }: ImportReport, error: DomainError): DomainError {
  if (importId === null) return error;
  const message = `Applied as import ${importId}. ${error.message}. To get the rejected rows, import the same file again.`;
  return new DomainError(error.kind, error.code, message);
}

async function runImport(
  request: FileImportRequest,
  rejects: RejectsFile | null,
  { application, signal }: CommandContext,
): Promise<CommandResult> {
  const progress = progressLine();
  let problem: string | null = null;
  // A plan is shown even without the file; an import that skips rows must not lose them.
  const unlessApplying = (error: Error) => {
    if (request.apply) throw error;
    problem = error.message;
  };
  try {
    const report = await application.fileImport.run({
      ...request,
      signal,
      onReject: rejects
        ? (reject, columns) => rejects.write(reject, columns).catch(unlessApplying)
        : undefined,
      onProgress: progress.update,
    });
    await rejects?.close().catch((error) => unlessApplying(afterImport(report, error)));
    if (problem !== null) printWarning(problem);
    return {
      document: report,
      lines: importLines(report, rejects?.isWritten && problem === null ? rejects.path : null),
      exitCode: exitCodeOfReport(report),
    };
  } catch (error) {
    await rejects?.discard();
    throw error;
  } finally {
    progress.end();
  }
}
