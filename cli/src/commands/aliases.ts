import type { AliasView } from '@appliance-index/backend';
import { type AliasDecision, aliasDecisions, nameInFiles } from '@appliance-index/domain/catalogue/alias';
import { Command, Option } from 'commander';
import { actor } from '../actor.js';
import { type JsonOption, jsonOption, limitTo } from '../options.js';
import { formatMinute, type Output, table } from '../output.js';
import { run } from '../run.js';

interface ListOptions extends JsonOption {
  search?: string;
  decision?: AliasDecision;
}

interface AddOptions extends JsonOption {
  sameAs?: string;
  new?: boolean;
  ignore?: boolean;
  sameBrand?: string;
}

/** What staff decide about names in files that the catalogue does not have. */
export function aliasesCommand(): Command {
  return new Command('aliases')
    .description('decide what names in import files mean that the catalogue does not have')
    .addCommand(
      new Command('list')
        .description('list the decisions in the order of the names')
        .option('--search <text>', 'only those with this text in the name or in what it means')
        .addOption(limitTo(aliasDecisions, new Option('--decision <kind>', 'only those of one kind')))
        .addOption(jsonOption())
        .action(list),
    )
    .addCommand(addCommand())
    .addCommand(
      new Command('remove')
        .description('undo a decision; scores that were imported by it stay as they are')
        .argument('<id>', 'the id of the decision, as listed by "aliases list"')
        .addOption(jsonOption())
        .action(remove),
    );
}

function addCommand(): Command {
  return new Command('add')
    .description('decide about a name, for all imports to come')
    .argument('<brand>', 'as the file writes it')
    .argument('[model]', 'as the file writes it; left out with --same-brand')
    .argument('[category]', 'as the file writes it; left out with --same-brand')
    .option('--same-as <id>', 'it is the model with this id, as in the plan and in the address of its page')
    .addOption(new Option('--new', 'it is a new model, which the next import adds').conflicts('sameAs'))
    .addOption(new Option('--ignore', 'leave its rows out').conflicts(['sameAs', 'new']))
    .addOption(
      new Option(
        '--same-brand <brand>',
        'all models of the brand are of this brand of the catalogue',
      ).conflicts(['sameAs', 'new', 'ignore']),
    )
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `
The plan of an import lists the names that it could not match, with the commands to type. A decision about a name replaces an
earlier one. It counts only while the catalogue has no model of that name itself.

Examples:
  appliance-index aliases add --same-as 5b8e0c1e-3f0a-4d7e-9a53-0c8f3a1d2b44 LG 'WM4000H*A' washers
  appliance-index aliases add --new LG WM9999HWA washers
  appliance-index aliases add --ignore LG LSC-KIT washers
  appliance-index aliases add --same-brand LG "LG Electronics"`,
    )
    .action(add);
}

function list({ search, decision, ...options }: ListOptions): Promise<void> {
  return run(options, async ({ application }) => {
    const aliases = await Array.fromAsync(application.aliases.all({ text: search?.trim(), decision }));
    const isFiltered = search !== undefined || decision !== undefined;
    const emptyText = isFiltered ? 'No decision fits.' : 'Nothing has been decided yet.';
    const head = ['ID', 'BRAND', 'MODEL', 'CATEGORY', 'MEANS', 'WHEN', 'WHO'];
    return {
      document: aliases,
      lines: aliases.length === 0 ? emptyText : table([head, ...aliases.map(row)]),
    };
  });
}

function row(alias: AliasView): string[] {
  const { id, brand, model, category, decidedAt, decidedBy } = alias;
  return [
    id,
    brand,
    model ?? '-',
    category ?? '-',
    meaningOf(alias),
    formatMinute(new Date(decidedAt)),
    decidedBy ?? '-',
  ];
}

/** 'LG WM4000HWA', 'a new model', 'ignored', 'the brand LG' */
function meaningOf({ decision, appliance, sameBrand }: AliasView): string {
  if (appliance)
    return `${appliance.brand} ${appliance.model}${appliance.isDeleted ? ' (in the trash)' : ''}`;
  if (decision === 'brand') return `the brand ${sameBrand}`;
  return decision === 'new' ? 'a new model' : 'ignored';
}

function add(
  brand: string,
  model: string | undefined,
  category: string | undefined,
  options: AddOptions,
  command: Command,
): Promise<void> {
  const decision = decisionOf(options);
  if (decision === undefined)
    command.error('error: say what the name means: --same-as, --new, --ignore or --same-brand');
  if (decision === 'brand' && model !== undefined)
    command.error('error: with --same-brand, name the brand only');
  return run(options, async ({ application }) => {
    const input = {
      brand,
      model,
      category,
      decision,
      applianceId: options.sameAs,
      sameBrand: options.sameBrand,
    };
    const [alias] = await application.aliases.decide([input], actor());
    if (!alias) throw new Error('The decision was not stored.');
    return output(alias, `${nameInFiles(alias)} is ${meaningOf(alias)}, from the next import on.`);
  });
}

function decisionOf(options: AddOptions): AliasView['decision'] | undefined {
  if (options.sameAs !== undefined) return 'same';
  if (options.sameBrand !== undefined) return 'brand';
  if (options.new) return 'new';
  return options.ignore ? 'ignore' : undefined;
}

function remove(id: string, options: JsonOption): Promise<void> {
  return run(options, async ({ application }) => {
    const alias = await application.aliases.remove(id, actor());
    return output(
      alias,
      `Removed: ${nameInFiles(alias)} is no longer ${meaningOf(alias)}. Scores that were imported by it stay as they are.`,
    );
  });
}

const output = (document: AliasView, lines: string): Output => ({ document, lines });
