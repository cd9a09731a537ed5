// Writes a CycloneDX SBOM of the packages that the product ships with: npm run sbom -- --to FILE
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readArguments } from './steps/arguments.mjs';
import { main, root, StepFailed } from './steps/process.mjs';
import { shippedPackages } from './steps/shipped.mjs';

const { values } = readArguments('npm run sbom [-- --to FILE]', {
  options: { to: { type: 'string', default: 'sbom.cdx.json' } },
});

/** https://github.com/package-url/purl-spec: the @ of a scope is encoded as %40. */
function purl({ name, version }) {
  return `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;
}

function component(pkg) {
  const { name, version, licence, integrity } = pkg;
  const [group, unscopedName] = name.startsWith('@') ? name.split('/') : [undefined, name];
  return {
    type: 'library',
    'bom-ref': purl(pkg),
    group,
    name: unscopedName,
    version,
    purl: purl(pkg),
    licenses: licence === 'unknown' ? undefined : [{ expression: licence }],
    hashes: integrity?.split(' ').map(hash),
  };
}

/** Converts the lockfile's "sha512-BASE64" to CycloneDX's algorithm name and hexadecimal digest. */
function hash(integrity) {
  const [algorithm, digest] = integrity.split(/-(.*)/);
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(digest, 'base64').toString('hex'),
  };
}

function buildSbom({ name, version, description }) {
  const packages = shippedPackages();
  const product = `pkg:npm/${name}@${version}`;
  const dependencies = new Map([[product, packages.filter(({ isDirect }) => isDirect).map(purl)]]);
  for (const each of packages)
    dependencies.set(purl(each), [...(dependencies.get(purl(each)) ?? []), ...each.dependencies.map(purl)]);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: new Date().toISOString(),
      component: { type: 'application', 'bom-ref': product, name, version, description, purl: product },
    },
    // A package can be installed in several places, but is one component.
    components: [...new Map(packages.map((each) => [purl(each), component(each)])).values()],
    dependencies: [...dependencies].map(([ref, dependsOn]) => ({
      ref,
      dependsOn: [...new Set(dependsOn)].sort(),
    })),
  };
}

await main(async () => {
  const sbom = buildSbom(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const file = resolve(process.env.INIT_CWD || process.cwd(), values.to);
  try {
    writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
  } catch ({ message }) {
    throw new StepFailed(`The SBOM was not written: ${message}`, 4);
  }
  process.stderr.write(`Wrote ${sbom.components.length} components to ${file}\n`);
});
