import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { parseAllDocuments } from 'yaml';

const repository = resolve(import.meta.dirname, '../..');

/** A Kubernetes manifest, or a part of one. */
// biome-ignore lint/suspicious/noExplicitAny: the schema check validates its type
export type Manifest = any;

/** Names of generated ConfigMaps or Secrets, with their keys. */
type Generated = Record<string, string[]>;

/** The manifests that `kubectl apply -k` would send, in enough detail to check references, and the files read. */
export interface Build {
  documents: Manifest[];
  files: string[];
  configMaps: Generated;
  secrets: Generated;
}

interface Generator {
  name: string;
  behavior?: 'merge';
  envs?: string[];
  files?: string[];
}

/** Builds a kustomization. @throws Error for features that this project does not use */
export function build(root: string): Build {
  const file = join(root, 'kustomization.yaml');
  const [kustomization] = documentsIn(file);
  const {
    resources = [],
    configMapGenerator = [],
    secretGenerator = [],
    images = [],
    ...rest
  } = kustomization;
  const { apiVersion, kind, namespace, ...unknown } = rest;
  if (apiVersion !== 'kustomize.config.k8s.io/v1beta1' || kind !== 'Kustomization')
    throw new Error(`${file} is not a kustomization.`);
  if (Object.keys(unknown).length > 0) throw new Error(`${file}: ${Object.keys(unknown)}`);
  const result: Build = { documents: [], files: [file], configMaps: {}, secrets: {} };
  for (const resource of resources) add(result, join(root, resource));
  for (const each of configMapGenerator) generate(root, each, result.configMaps, result.files);
  for (const each of secretGenerator) generate(root, each, result.secrets, result.files);
  const used = result.documents.filter(podOf).flatMap(containersOf);
  for (const { name } of images) {
    if (!used.some(({ image }) => image.split(':')[0] === name))
      throw new Error(`No container runs ${name}.`);
  }
  return result;
}

function documentsIn(file: string): Manifest[] {
  return parseAllDocuments(readFileSync(file, 'utf8')).map((document) => {
    if (document.errors.length > 0) throw new Error(`${file}: ${document.errors.join()}`);
    return document.toJS();
  });
}

function add(result: Build, path: string): void {
  const included = path.endsWith('.yaml')
    ? { documents: documentsIn(path), files: [path], configMaps: {} }
    : build(path);
  result.documents.push(...included.documents);
  result.files.push(...included.files);
  Object.assign(result.configMaps, included.configMaps);
}

/** Reads secrets from their `.example` file, in which values to be filled in are commented out. */
function generate(root: string, generator: Generator, target: Generated, readFiles: string[]): void {
  const { name, behavior, envs = [], files = [] } = generator;
  if ((behavior === 'merge') !== name in target)
    throw new Error(`${root}: ${name} is ${name in target ? 'already' : 'not'} defined.`);
  const keys = target[name] ?? [];
  for (const path of envs.map((env) => join(root, env))) {
    const file = path.endsWith('secrets.env') ? `${path}.example` : path;
    keys.push(...Object.keys(parseEnv(readFileSync(file, 'utf8').replace(/^# (?=[A-Z]\w*=)/gm, ''))));
    readFiles.push(file);
  }
  for (const entry of files) {
    const [key = '', path = key] = entry.split('=');
    if (!existsSync(join(root, path))) throw new Error(`${join(root, path)} is missing.`);
    keys.push(key);
    readFiles.push(join(root, path));
  }
  target[name] = keys;
}

/** The pod template of a workload; undefined for any other manifest. */
export function podOf({ kind, spec }: Manifest): Manifest {
  return kind === 'CronJob' ? spec.jobTemplate.spec.template : spec?.template;
}

export function containersOf(workload: Manifest): Manifest[] {
  return podOf(workload).spec.containers;
}

/** Broken references, and containers with more privileges than they need. */
export function problemsOf(built: Build): string[] {
  return built.documents.flatMap((document) => {
    const { kind, metadata } = document;
    const found = [
      ...(podOf(document) ? podProblems(document, built) : []),
      ...(referenceChecks[kind]?.(document, built) ?? []),
    ];
    return found.map((problem) => `${kind} ${metadata.name}: ${problem}`);
  });
}

type Check = [isValid: unknown, problem: string];
const failedChecks = (checks: Check[]) =>
  checks.filter(([isValid]) => !isValid).map(([, problem]) => problem);

function podProblems(workload: Manifest, built: Build): string[] {
  const { metadata, spec } = podOf(workload);
  const { securityContext: rights, serviceAccountName: account, volumes = [] } = spec;
  const selectors = [
    workload.spec.selector,
    ...(spec.topologySpreadConstraints ?? []).map(({ labelSelector }: Manifest) => labelSelector),
  ];
  return [
    ...failedChecks([
      [selectors.every((each) => matchesLabels(metadata.labels, each?.matchLabels)), 'selects other pods'],
      [findManifest(built, 'ServiceAccount', account), `no service account ${account}`],
      [spec.automountServiceAccountToken === false, 'mounts a service account token'],
      [rights?.runAsNonRoot && rights.runAsUser > 0, 'may run as root'],
      [rights?.seccompProfile?.type === 'RuntimeDefault', 'has no seccomp profile'],
    ]),
    ...volumes.flatMap((volume: Manifest) => volumeProblems(volume, built)),
    ...containersOf(workload).flatMap((container) => [
      ...privilegeProblems(container),
      ...mountProblems(container, workload, built),
      ...environmentProblems(container, built),
    ]),
  ];
}

function volumeProblems({ name, configMap, persistentVolumeClaim: claim }: Manifest, built: Build): string[] {
  return failedChecks([
    [!configMap || built.configMaps[configMap.name], `volume ${name} has no ConfigMap`],
    [!claim || findManifest(built, 'PersistentVolumeClaim', claim.claimName), `volume ${name} has no claim`],
  ]);
}

function privilegeProblems({
  name,
  securityContext: rights,
  resources,
  ports = [],
  ...probes
}: Manifest): string[] {
  const probedPorts = ['startupProbe', 'livenessProbe', 'readinessProbe']
    .map((probe) => (probes[probe]?.httpGet ?? probes[probe]?.tcpSocket)?.port)
    .filter((port) => port !== undefined);
  return failedChecks([
    [rights?.allowPrivilegeEscalation === false, 'may gain privileges'],
    [rights?.capabilities?.drop?.includes('ALL'), 'keeps capabilities'],
    [rights?.readOnlyRootFilesystem || name === 's3', 'has a writable root file system'],
    [resources?.requests?.memory && resources.limits?.memory, 'has no memory request or limit'],
    ...probedPorts.map(
      (port): Check => [
        ports.some((each: Manifest) => each.name === port),
        `probes an undefined port ${port}`,
      ],
    ),
  ]);
}

function mountProblems({ volumeMounts = [] }: Manifest, workload: Manifest, { configMaps }: Build): string[] {
  const { volumes = [] } = podOf(workload).spec;
  const claims = (workload.spec.volumeClaimTemplates ?? []).map(({ metadata }: Manifest) => metadata);
  return volumeMounts.flatMap(({ name, subPath }: Manifest) => {
    const volume = [...volumes, ...claims].find((each) => each.name === name);
    return failedChecks([
      [volume, `mounts an undefined volume ${name}`],
      [
        !subPath || configMaps[volume?.configMap?.name]?.includes(subPath),
        `mounts a missing file ${subPath}`,
      ],
    ]);
  });
}

function environmentProblems({ env = [], envFrom = [] }: Manifest, { configMaps, secrets }: Build): string[] {
  const isDefined = (generated: Generated, ref: Manifest) =>
    !ref || ref.optional || generated[ref.name]?.includes(ref.key);
  return failedChecks([
    ...envFrom.map(
      ({ configMapRef }: Manifest): Check => [
        configMaps[configMapRef?.name],
        'reads its environment from a missing ConfigMap',
      ],
    ),
    ...env.flatMap(({ name, valueFrom }: Manifest): Check[] => [
      [isDefined(secrets, valueFrom?.secretKeyRef), `${name} has no secret`],
      [isDefined(configMaps, valueFrom?.configMapKeyRef), `${name} has no value`],
    ]),
  ]);
}

/** Further reference checks, by kind. */
const referenceChecks: Record<string, (document: Manifest, built: Build) => string[]> = {
  Service: ({ spec }, built) =>
    failedChecks(
      spec.ports.map(
        ({ targetPort }: Manifest): Check => [
          portsOf(built, spec.selector).includes(targetPort),
          `no port ${targetPort}`,
        ],
      ),
    ),
  StatefulSet: ({ spec }, built) =>
    failedChecks([[findManifest(built, 'Service', spec.serviceName), 'no service']]),
  PodDisruptionBudget: ({ spec }, built) =>
    failedChecks([[portsOf(built, spec.selector.matchLabels).length > 0, 'matches no pods']]),
  HorizontalPodAutoscaler: ({ spec }, built) => {
    const target = findManifest(built, spec.scaleTargetRef.kind, spec.scaleTargetRef.name);
    return failedChecks([
      [target, 'has no scale target'],
      [target?.spec.replicas === undefined, 'has a target with a fixed number of replicas'],
    ]);
  },
  Ingress: ({ spec }, built) => {
    const services = spec.rules.flatMap(({ http }: Manifest) =>
      http.paths.map((path: Manifest) => path.backend.service),
    );
    const portNames = (name: string) =>
      (findManifest(built, 'Service', name)?.spec.ports ?? []).map((port: Manifest) => port.name);
    return failedChecks(
      services.map(
        ({ name, port }: Manifest): Check => [portNames(name).includes(port.name), 'has no backend service'],
      ),
    );
  },
  NetworkPolicy: ({ spec }, built) => {
    const { podSelector, ingress = [], egress = [] } = spec;
    const peers = [...ingress, ...egress].flatMap(({ from = [], to = [] }) => [...from, ...to]);
    const own = peers.filter((peer) => peer.podSelector && !peer.namespaceSelector);
    const selectors = [podSelector, ...own.map((peer) => peer.podSelector)];
    const open = portsOf(built, podSelector.matchLabels);
    return failedChecks([
      ...selectors.map(
        ({ matchLabels }): Check => [workloadsWithLabels(built, matchLabels).length > 0, 'matches nothing'],
      ),
      ...ingress.flatMap(({ ports }: Manifest) =>
        ports.map(
          ({ port }: Manifest): Check => [open.includes(port), `allows ingress to an undefined port ${port}`],
        ),
      ),
    ]);
  },
  Secret: () => ['is not generated'],
  ConfigMap: () => ['is not generated'],
};

export function findManifest({ documents }: Build, kind: string, name: string): Manifest {
  return documents.find((each) => each.kind === kind && each.metadata.name === name);
}

function matchesLabels(labels: Record<string, string>, wanted: Record<string, string> = {}): boolean {
  return Object.entries(wanted).every(([name, value]) => labels[name] === value);
}

function workloadsWithLabels({ documents }: Build, labels?: Record<string, string>): Manifest[] {
  return documents.filter((each) => podOf(each) && matchesLabels(podOf(each).metadata.labels, labels));
}

/** Names and numbers of the ports of pods with these labels. */
function portsOf(built: Build, labels?: Record<string, string>): (string | number)[] {
  const ports = workloadsWithLabels(built, labels)
    .flatMap(containersOf)
    .flatMap((container) => container.ports ?? []);
  return ports.flatMap(({ name, containerPort }) => [name, containerPort]);
}

/**
 * Checks manifests against the types of Kubernetes' API with TypeScript, which also reports unknown fields. Returns the
 * compiler's messages per manifest.
 */
export function schemaProblems(documents: readonly Manifest[]): string[][] {
  const folder = mkdtempSync(join(tmpdir(), 'manifests-'));
  try {
    symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
    const files = documents.map((document, i) => {
      writeFileSync(join(folder, `${i}.ts`), asTypeScript(document));
      return `${i}.ts`;
    });
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--pretty', 'false'];
    const { stdout, error } = spawnSync(
      join(repository, 'node_modules/.bin/tsc'),
      [...options, '--types', '', '--module', 'nodenext', ...files],
      { cwd: folder, encoding: 'utf8' },
    );
    if (error) throw error;
    const lines = stdout.split('\n');
    return files.map((file) => lines.filter((line) => line.startsWith(`${file}(`)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The types of "networking.k8s.io/v1" are in kubernetes-types/networking/v1, those of "v1" in core/v1. */
function asTypeScript(document: Manifest): string {
  const { apiVersion, kind } = document;
  const [group, version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
  return `import type { ${kind} } from 'kubernetes-types/${group.split('.')[0]}/${version}';
export const manifest: ${kind} = ${JSON.stringify(document)};
`;
}
