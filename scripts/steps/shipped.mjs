import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process.mjs';

/** Licences that are stated only in the package's readme. */
const knownLicences = { 'pause 0.0.1': 'MIT' };

/**
 * The packages that the product ships with, from the lockfile: the workspaces' runtime dependencies and the Node of the root,
 * recursively and for all platforms, without the workspaces themselves and without tools that a package can optionally use.
 * @returns {{ name: string, version: string, licence: string, integrity: string, dependencies: object[], isDirect: boolean }[]}
 *   `dependencies` are entries of the same list
 */
export function shippedPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const workspaces = Object.keys(packages).filter((path) => !path.includes('node_modules/'));
  const direct = new Set(workspaces.flatMap((path) => dependencyPaths(path, packages)));
  const shipped = new Map();
  const visit = (path) => {
    const known = shipped.get(path);
    if (known) return known;
    const found = { ...describePackage(path, packages[path]), dependencies: [], isDirect: direct.has(path) };
    shipped.set(path, found);
    found.dependencies = dependencyPaths(path, packages).map(visit);
    return found;
  };
  for (const path of direct) visit(path);
  return [...shipped].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, found]) => found);
}

/** The entry has a name if another package is installed under the one of its folder. */
function describePackage(path, { name = path.split('node_modules/').pop(), version, license, integrity }) {
  return {
    name,
    version,
    licence: license ?? knownLicences[`${name} ${version}`] ?? licenceOnDisk(path),
    integrity,
  };
}

/**
 * Lockfile paths of a package's dependencies. Development dependencies are never shipped, even if a peer could use them; nor
 * are those of the root, which build the product.
 */
function dependencyPaths(path, packages) {
  const { dependencies, optionalDependencies, peerDependencies } = packages[path];
  const names = Object.keys({
    ...(path !== '' && dependencies),
    ...optionalDependencies,
    ...peerDependencies,
  });
  return names
    .map((name) => resolvePackage(name, path, packages))
    .filter((found) => found && isShipped(packages[found]));
}

const isShipped = ({ dev, devOptional, link }) => !dev && !devOptional && !link;

/** Resolves like Node: in the package's own folder, then in each parent folder. */
function resolvePackage(name, path, packages) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const candidate = `${folder}${folder && '/'}node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (folder === '') return undefined;
  }
}

/** For packages that use an older form of the licence field. */
function licenceOnDisk(path) {
  try {
    const { license, licenses } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
    return license?.type ?? license ?? licenses?.[0]?.type ?? 'unknown';
  } catch {
    return 'unknown';
  }
}
