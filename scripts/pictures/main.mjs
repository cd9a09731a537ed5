import { join } from 'node:path';
import { readArguments, refuseArguments } from '../steps/arguments.mjs';
import { root } from '../steps/process.mjs';
import { compareFolders } from './compare.mjs';
import { takePictures } from './take.mjs';

const usage = `npm run pictures -- NAME [--only PATTERN]    takes them into .cache/pictures/NAME; only of scenes whose names match
npm run pictures -- --compare NAME OTHER     lists what differs; exit code 1 if any picture differs by more than 0.1 %`;

const folderOf = (name) => join(root, '.cache/pictures', name);

const { values, positionals } = readArguments(usage, {
  options: { compare: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
  allowPositionals: true,
});
const [name, other] = positionals;

if (positionals.length !== (values.compare ? 2 : 1) || !positionals.every((each) => /^[\w-]+$/.test(each))) {
  refuseArguments('Name the pictures with letters, digits and hyphens.', usage);
} else if (values.compare) {
  const isSame = await compareFolders(folderOf(name), folderOf(other), folderOf(`${name}-${other}`));
  process.exitCode = isSame ? 0 : 1;
} else {
  await takePictures(folderOf(name), new RegExp(values.only));
}
