import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process.mjs';

/** Named only in the package's own readme. */
const knownLicences = { 'pause 0.0.1': 'MIT' };

/**
 * The packages that the product ships with, as the lockfile has them: what the workspaces need to run, and what that dependencies.
 * Packages for other systems than the one at hand are included; the product's own, and tools that a package merely can
 * make use of, are not.
 * @returns {{ name: string, version: string, licence: string, integrity: string, dependencies: object[], isDirect: boolean }[]}
 *   `dependencies` are others of the same list
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

function describePackage(path, { version, license, integrity }) {
  const name = path.split('node_modules/').pop();
  return {
    name,
    version,
    licence: license ?? knownLicences[`${name} ${version}`] ?? licenceOnDisk(path),
    integrity,
  };
}

/** Where the packages lie that one asks for. What only development installs is not shipped, whoever could use it. */
function dependencyPaths(path, packages) {
  const { dependencies, optionalDependencies, peerDependencies } = packages[path];
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return names
    .map((name) => resolvePackage(name, path, packages))
    .filter((found) => found && isShipped(packages[found]));
}

const isShipped = ({ dev, devOptional, link }) => !dev && !devOptional && !link;

/** As Node looks: in the package's own folder, then in each one around it. */
function resolvePackage(name, path, packages) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const candidate = `${folder}${folder && '/'}node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (folder === '') return undefined;
  }
}

/** Some packages only name it in a way of their own. */
function licenceOnDisk(path) {
  try {
    const { license, licenses } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
    return license?.type ?? license ?? licenses?.[0]?.type ?? 'unknown';
  } catch {
    return 'unknown';
  }
}
