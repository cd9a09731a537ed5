import type { ImportedScore, ImportRecord, ReportCard } from '@appliance-index/backend';
import { Command } from 'commander';
import { exitCodes } from '../exit-codes.js';
import { importRows, reportCardLines } from '../import-output.js';
import { type JsonOption, jsonOption } from '../options.js';
import { table } from '../output.js';
import { run, runStreaming } from '../run.js';
import { jsonArray, printStream, streamTable } from '../streams.js';

export function importsCommand(): Command {
  return new Command('snapshots')
    .alias('imports')
    .description('show the import history of scores')
    .addCommand(
      new Command('list')
        .description('list all imports of scores, newest first')
        .addOption(jsonOption())
        .action(list),
    )
    .addCommand(
      new Command('show')
        .description('show one import with its scores')
        .argument('<id>')
        .addOption(jsonOption())
        .action(show),
    )
    .addCommand(
      new Command('diff')
        .description('show what differs between two imports, by brand and model')
        .argument('<a>')
        .argument('<b>')
        .addOption(jsonOption())
        .action(diff),
    );
}

function list(options: JsonOption): Promise<void> {
  return run(options, async ({ application }) => {
    const records = await Array.fromAsync(application.importHistory.all());
    const emptyText = 'No scores have been imported yet.';
    return { document: records, lines: records.length === 0 ? emptyText : table(importRows(records)) };
  });
}

function show(id: string, options: JsonOption): Promise<void> {
  return runStreaming(options, async ({ application, signal }) => {
    const record = await application.importHistory.show(id);
    const card = await application.importHistory.reportCard(id);
    const scores = application.importHistory.scores(id);
    await printStream(
      options.json ? jsonParts(record, card, scores) : textParts(record, card, scores),
      signal,
    );
    return exitCodes.done;
  });
}

async function* jsonParts(record: ImportRecord, card: ReportCard, scores: AsyncIterable<ImportedScore>) {
  yield `${JSON.stringify({ ...record, ...card }).slice(0, -1)},"scores":`;
  yield* jsonArray(scores);
  yield '}\n';
}

async function* textParts(record: ImportRecord, card: ReportCard, scores: AsyncIterable<ImportedScore>) {
  yield `${[...table(importRows([record])), ...reportCardLines(card)].join('\n')}\n\n`;
  yield* streamTable(scoreRows(scores));
}

async function* scoreRows(scores: AsyncIterable<ImportedScore>) {
  for await (const score of scores) {
    yield [`${score.brand} ${score.model}`, score.category, score.retailer, scoreText(score)];
  }
}

function diff(first: string, second: string, options: JsonOption): Promise<void> {
  return run(options, async ({ application }) => {
    const differences = await application.importHistory.diff(first, second);
    const rows = differences.map(({ brand, model, retailer, before, after }) => [
      `${brand} ${model}`,
      retailer,
      `${scoreText(before)} -> ${scoreText(after)}`,
    ]);
    return {
      document: differences,
      lines: rows.length === 0 ? 'The two imports have the same scores.' : table(rows),
    };
  });
}

function scoreText(score: { score: number | null; reviewCount: number | null } | null): string {
  return score === null ? '-' : `${score.score ?? '-'} @ ${score.reviewCount ?? '-'}`;
}
