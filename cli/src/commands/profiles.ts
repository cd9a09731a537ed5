import { addAbortSignal } from 'node:stream';
import type { ProfileView } from '@appliance-index/backend';
import { DomainError } from '@appliance-index/domain/errors';
import { parseProfile } from '@appliance-index/domain/imports/import-profile';
import { parseMapping } from '@appliance-index/domain/imports/mapping-syntax';
import { mappingEntries } from '@appliance-index/domain/imports/plans/mapping-text';
import { retailerSlugs } from '@appliance-index/domain/scores/retailers';
import { Command, Option } from 'commander';
import { actor } from '../actor.js';
import { openSource } from '../files.js';
import { type JsonOption, jsonOption, limitTo, type MapOption, mapHelp, mapOption } from '../options.js';
import { table } from '../output.js';
import { run } from '../run.js';

/** `profiles`: column mappings under names. */
export function profilesCommand(): Command {
  const byName = (name: string, description: string) =>
    new Command(name).description(description).argument('<name>').addOption(jsonOption());
  return new Command('profiles')
    .description('keep column mappings, by which files with other headers are recognised')
    .addCommand(new Command('list').description('list all profiles').addOption(jsonOption()).action(list))
    .addCommand(byName('show', 'show the mapping of a profile').action(show))
    .addCommand(
      byName('save', 'add a profile, or replace the one of this name')
        .addOption(mapOption().makeOptionMandatory())
        .addOption(
          limitTo(retailerSlugs, new Option('--retailer <name>', 'the retailer whose files it reads')),
        )
        .addHelpText(
          'after',
          `${mapHelp}

Example:
  appliance-index profiles save home-depot-export --retailer home-depot \\
    --map 'brand=product_brand,model=product_model,category=@dishwashers,rating=product_rating'`,
        )
        .action(save),
    )
    .addCommand(byName('delete', 'delete a profile; imports made with it stay').action(remove))
    .addCommand(
      new Command('export')
        .description('print all profiles, or those named, as JSON')
        .argument('[name...]')
        .action(exportProfiles),
    )
    .addCommand(
      new Command('import')
        .description('save the profiles of a JSON file, all or none')
        .argument('<file>', 'as "profiles export" prints it; - reads stdin')
        .addOption(jsonOption())
        .action(importProfiles),
    );
}

function list(options: JsonOption): Promise<void> {
  return run(options, async ({ application }) => {
    const profiles = await application.importProfiles.list();
    const rows = profiles.map(({ name, retailer, savedAt, mapping }) => [
      name,
      retailer ?? '-',
      savedAt.slice(0, 10),
      mapping,
    ]);
    return {
      document: profiles,
      lines:
        rows.length === 0
          ? 'No profiles have been saved yet.'
          : table([['NAME', 'RETAILER', 'SAVED', 'MAPPING'], ...rows]),
    };
  });
}

function show(name: string, options: JsonOption): Promise<void> {
  return run(options, async ({ application }) => profileOutput(await application.importProfiles.show(name)));
}

function profileOutput(profile: ProfileView) {
  const { name, retailer, savedAt, mapping } = profile;
  const lines = [
    `Profile   ${name} (${retailer ?? 'no retailer'}, saved ${savedAt.slice(0, 10)})`,
    ...mappingEntries(parseMapping(mapping)).map((entry) => `  ${entry}`),
  ];
  return { document: profile, lines };
}

interface SaveOptions extends JsonOption, MapOption {
  retailer?: string;
}

function save(name: string, { map: mapping, retailer, ...options }: SaveOptions): Promise<void> {
  return run(options, async ({ application }) =>
    profileOutput(await application.importProfiles.save(name, { mapping, retailer }, actor())),
  );
}

function remove(name: string, options: JsonOption): Promise<void> {
  return run(options, async ({ application }) => {
    const deleted = await application.importProfiles.delete(name, actor());
    return { document: deleted, lines: `Deleted the profile ${name}.` };
  });
}

function exportProfiles(names: string[]): Promise<void> {
  return run({ json: true }, async ({ application }) => {
    const { importProfiles } = application;
    const profiles =
      names.length === 0
        ? await importProfiles.list()
        : await Promise.all(names.map((name) => importProfiles.show(name)));
    return {
      document: profiles.map(({ name, retailer, mapping }) => ({ name, retailer, mapping })),
      lines: [],
    };
  });
}

function importProfiles(file: string, options: JsonOption): Promise<void> {
  return run(options, async ({ application, signal }) => {
    const profiles = await readProfiles(file, signal);
    const saved = await application.importProfiles.saveAll(profiles, actor());
    const lines = table(saved.map(({ name, state }) => [state, name]));
    return { document: saved, lines: saved.length === 0 ? `${file} holds no profiles.` : lines };
  });
}

/** @throws invalid/file-json, invalid/file-profile */
async function readProfiles(file: string, signal: AbortSignal): Promise<Record<string, unknown>[]> {
  const chunks: Uint8Array[] = [];
  // A pipe or a terminal may never send anything.
  const bytes = addAbortSignal(signal, openSource(file).bytes);
  for await (const chunk of bytes) chunks.push(chunk as Uint8Array);
  // Unlike a buffer's text, without the mark with which some editors begin a file.
  const profiles = parsedJson(new TextDecoder().decode(Buffer.concat(chunks)));
  if (Array.isArray(profiles) && profiles.every((each) => typeof each === 'object' && each !== null)) {
    for (const [index, each] of profiles.entries()) checkProfile(each, `Profile ${index + 1} of ${file}`);
    refuseRepeatedNames(profiles, file);
    return profiles;
  }
  throw new DomainError(
    'invalid',
    'file-json',
    `${file} does not hold profiles. Use a file from "profiles export": a list like [{"name": ..., "retailer": ..., "mapping": ...}].`,
  );
}

/** @throws invalid/file-profile, which says which of the file's profiles is wrong */
function checkProfile({ name, ...fields }: Record<string, unknown>, which: string): void {
  try {
    parseProfile(name, fields);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError(
      'invalid',
      'file-profile',
      `${which} cannot be saved. ${error.message}`,
      error.issues,
    );
  }
}

/** Nothing tells which of two is the right one. */
function refuseRepeatedNames(profiles: readonly Record<string, unknown>[], file: string): void {
  const places = new Map<unknown, number>();
  for (const [index, { name }] of profiles.entries()) {
    const earlier = places.get(name);
    if (earlier !== undefined) {
      const message = `Profiles ${earlier} and ${index + 1} of ${file} are both named ${name}. Remove or rename one.`;
      throw new DomainError('invalid', 'file-profile', message);
    }
    places.set(name, index + 1);
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
