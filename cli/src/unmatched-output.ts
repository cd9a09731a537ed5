import type { ImportReport } from '@appliance-index/backend';
import { pluralize } from '@appliance-index/domain/formats';
import { otherBrands } from '@appliance-index/domain/imports/plans/other-brands';
import { paint, shellWord } from './output.js';

/** With up to five candidates each, about two screens; --json lists more. */
const maxListedNames = 10;

type Unmatched = ImportReport['unmatched'];
type UnmatchedName = Unmatched['listed'][number];

/** The names that an import could not match: what each may mean, and the command that says so. */
export function unmatchedLines({ total, listed }: Unmatched): string[] {
  if (total === 0) return [];
  const shown = listed.slice(0, maxListedNames);
  const more = total - shown.length;
  return [
    '',
    paint('yellow', 'Not in the catalogue: say what they mean, and the next import needs no question'),
    ...otherBrands(listed).slice(0, maxListedNames).flatMap(brandLines),
    ...shown.flatMap(nameLines),
    ...(more > 0 ? [paint('dim', `  ... and ${more} more; --json lists up to 1000`)] : []),
  ];
}

type OfferedBrand = ReturnType<typeof otherBrands>[number];

function brandLines({ brand, sameBrand, names }: OfferedBrand): string[] {
  return [
    `  is ${brand} always ${sameBrand}? (${pluralize(names, 'name')})`,
    addCommand(`--same-brand ${shellWord(sameBrand)}`, [brand]),
  ];
}

function nameLines(name: UnmatchedName): string[] {
  const { line, brand, model, category, candidates } = name;
  const add = (decision: string) => addCommand(decision, [brand, model, category]);
  return [
    `  line ${line}  ${brand} ${model} (${category})`,
    ...candidates.flatMap((each) => [
      `    is it ${each.brand} ${each.model}? (${each.reason})`,
      add(`--same-as ${each.applianceId}`),
    ]),
    `    ${candidates.length > 0 ? 'or' : 'nothing is close to it;'} is it new, or to be left out?`,
    add('--new'),
    add('--ignore'),
  ];
}

function addCommand(decision: string, names: readonly string[]): string {
  // After a double dash, a name may begin with a dash.
  const dashes = names.some((each) => each.startsWith('-')) ? '-- ' : '';
  return `      appliance-index aliases add ${decision} ${dashes}${names.map(shellWord).join(' ')}`;
}
