// Writes docs/licences.md: under which licences the packages stand that the product ships with, as the lockfile has them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, root, StepFailed } from './steps/process.mjs';
import { shippedPackages } from './steps/shipped.mjs';

/** Nothing here asks more than to be named; the LGPL's libvips is a library of its own that sharp loads. */
const acceptedLicences =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|PostgreSQL|Python-2\.0|Unlicense|LGPL-3\.0-or-later)$/;

/** "(MIT OR CC0-1.0)" is acceptable when one of them is; with AND, all have to be. */
function isAccepted(licence) {
  const alternatives = licence.replace(/[()]/g, '').split(' OR ');
  return alternatives.some((option) =>
    option.split(' AND ').every((part) => acceptedLicences.test(part.trim())),
  );
}

function page(packages) {
  const byLicence = new Map();
  for (const pkg of packages) byLicence.set(pkg.licence, [...(byLicence.get(pkg.licence) ?? []), pkg]);
  const sorted = [...byLicence].sort(([, a], [, b]) => b.length - a.length);
  const sections = sorted.map(([licence, members]) => {
    const names = members.map(({ name, version }) => `${name} ${version}`);
    return `## ${licence} (${names.length})\n\n${[...new Set(names)].sort().join(', ')}\n`;
  });
  return `# Licences\n
What the product ships with, from \`package-lock.json\`; \`node scripts/licences.mjs\` writes this page and fails when a licence
appears that nobody has agreed to. Packages for other systems than the one at hand are included.
The embedded PostgreSQL stands under the PostgreSQL licence, and its packages under MIT.\n
${sections.join('\n')}`;
}

await main(async () => {
  const packages = shippedPackages();
  writeFileSync(join(root, 'docs/licences.md'), page(packages));
  const others = packages.filter(({ licence }) => !isAccepted(licence));
  for (const { name, version, licence } of others) process.stderr.write(`${name} ${version}: ${licence}\n`);
  if (others.length > 0) throw new StepFailed('Nobody has agreed to these licences.', 3);
  process.stderr.write(`${packages.length} packages, all under licences that are agreed to.\n`);
});
