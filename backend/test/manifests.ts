import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { parseAllDocuments } from 'yaml';

const repository = resolve(import.meta.dirname, '../..');

/** A document for Kubernetes, or a part of one. */
// biome-ignore lint/suspicious/noExplicitAny: whether it has its type is what the schema is asked
export type Manifest = any;

/** Names of what kustomize generates, with the keys in each. */
type Generated = Record<string, string[]>;

/** What `kubectl apply -k` would send, as far as references go, and the files that it read. */
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

/** Puts together what a kustomization.yaml names. @throws Error for what this project makes no use of */
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
    throw new Error(`${file} is no kustomization.`);
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
  const below = path.endsWith('.yaml')
    ? { documents: documentsIn(path), files: [path], configMaps: {} }
    : build(path);
  result.documents.push(...below.documents);
  result.files.push(...below.files);
  Object.assign(result.configMaps, below.configMaps);
}

/** Secrets are written from the example beside them, where lines that wait for somebody's value are comments. */
function generate(root: string, generator: Generator, into: Generated, seen: string[]): void {
  const { name, behavior, envs = [], files = [] } = generator;
  if ((behavior === 'merge') !== name in into)
    throw new Error(`${root}: there is ${name in into ? 'already' : 'not yet'} a ${name}.`);
  const keys = into[name] ?? [];
  for (const path of envs.map((env) => join(root, env))) {
    const file = path.endsWith('secrets.env') ? `${path}.example` : path;
    keys.push(...Object.keys(parseEnv(readFileSync(file, 'utf8').replace(/^# (?=[A-Z]\w*=)/gm, ''))));
    seen.push(file);
  }
  for (const entry of files) {
    const [key = '', path = key] = entry.split('=');
    if (!existsSync(join(root, path))) throw new Error(`${join(root, path)} is missing.`);
    keys.push(key);
    seen.push(join(root, path));
  }
  into[name] = keys;
}

/** The pod that a workload is made of, with its labels; undefined for anything else. */
export function podOf({ kind, spec }: Manifest): Manifest {
  return kind === 'CronJob' ? spec.jobTemplate.spec.template : spec?.template;
}

export function containersOf(workload: Manifest): Manifest[] {
  return podOf(workload).spec.containers;
}

/** Every name that leads nowhere, and every container that may do more than it needs. */
export function problemsOf(built: Build): string[] {
  return built.documents.flatMap((document) => {
    const { kind, metadata } = document;
    const found = [
      ...(podOf(document) ? podProblems(document, built) : []),
      ...(linkChecks[kind]?.(document, built) ?? []),
    ];
    return found.map((problem) => `${kind} ${metadata.name}: ${problem}`);
  });
}

/** What is wrong of a list of things that should be right. */
type Check = [isRight: unknown, problem: string];
const wrong = (checks: Check[]) => checks.filter(([isRight]) => !isRight).map(([, problem]) => problem);

function podProblems(workload: Manifest, built: Build): string[] {
  const { metadata, spec } = podOf(workload);
  const { securityContext: rights, serviceAccountName: account, volumes = [] } = spec;
  const selectors = [
    workload.spec.selector,
    ...(spec.topologySpreadConstraints ?? []).map(({ labelSelector }: Manifest) => labelSelector),
  ];
  return [
    ...wrong([
      [selectors.every((each) => isChosen(metadata.labels, each?.matchLabels)), 'selects others'],
      [named(built, 'ServiceAccount', account), `no account ${account}`],
      [spec.automountServiceAccountToken === false, 'holds a token of the cluster'],
      [rights?.runAsNonRoot && rights.runAsUser > 0, 'may be root'],
      [rights?.seccompProfile?.type === 'RuntimeDefault', 'has no seccomp profile'],
    ]),
    ...volumes.flatMap((volume: Manifest) => volumeProblems(volume, built)),
    ...containersOf(workload).flatMap((container) => [
      ...rightProblems(container),
      ...mountProblems(container, workload, built),
      ...environmentProblems(container, built),
    ]),
  ];
}

function volumeProblems({ name, configMap, persistentVolumeClaim: claim }: Manifest, built: Build): string[] {
  return wrong([
    [!configMap || built.configMaps[configMap.name], `volume ${name} has no ConfigMap`],
    [!claim || named(built, 'PersistentVolumeClaim', claim.claimName), `volume ${name} has no claim`],
  ]);
}

function rightProblems({
  name,
  securityContext: rights,
  resources,
  ports = [],
  ...probes
}: Manifest): string[] {
  const asked = ['startupProbe', 'livenessProbe', 'readinessProbe']
    .map((probe) => (probes[probe]?.httpGet ?? probes[probe]?.tcpSocket)?.port)
    .filter((port) => port !== undefined);
  return wrong([
    [rights?.allowPrivilegeEscalation === false, 'may gain privileges'],
    [rights?.capabilities?.drop?.includes('ALL'), 'keeps capabilities'],
    [rights?.readOnlyRootFilesystem || name === 's3', 'writes where it likes'],
    [resources?.requests?.memory && resources.limits?.memory, 'takes what it gets'],
    ...asked.map(
      (port): Check => [ports.some((each: Manifest) => each.name === port), `is asked at no port ${port}`],
    ),
  ]);
}

function mountProblems({ volumeMounts = [] }: Manifest, workload: Manifest, { configMaps }: Build): string[] {
  const { volumes = [] } = podOf(workload).spec;
  const claims = (workload.spec.volumeClaimTemplates ?? []).map(({ metadata }: Manifest) => metadata);
  return volumeMounts.flatMap(({ name, subPath }: Manifest) => {
    const volume = [...volumes, ...claims].find((each) => each.name === name);
    return wrong([
      [volume, `mounts ${name}, which is not there`],
      [!subPath || configMaps[volume?.configMap?.name]?.includes(subPath), `mounts no file ${subPath}`],
    ]);
  });
}

function environmentProblems({ env = [], envFrom = [] }: Manifest, { configMaps, secrets }: Build): string[] {
  const isThere = (kept: Generated, ref: Manifest) =>
    !ref || ref.optional || kept[ref.name]?.includes(ref.key);
  return wrong([
    ...envFrom.map(
      ({ configMapRef }: Manifest): Check => [
        configMaps[configMapRef?.name],
        'has its environment from nowhere',
      ],
    ),
    ...env.flatMap(({ name, valueFrom }: Manifest): Check[] => [
      [isThere(secrets, valueFrom?.secretKeyRef), `${name} has no secret`],
      [isThere(configMaps, valueFrom?.configMapKeyRef), `${name} has no value`],
    ]),
  ]);
}

/** What else names something, by kind. */
const linkChecks: Record<string, (document: Manifest, built: Build) => string[]> = {
  Service: ({ spec }, built) =>
    wrong(
      spec.ports.map(
        ({ targetPort }: Manifest): Check => [
          portsOf(built, spec.selector).includes(targetPort),
          `no port ${targetPort}`,
        ],
      ),
    ),
  StatefulSet: ({ spec }, built) => wrong([[named(built, 'Service', spec.serviceName), 'no service']]),
  PodDisruptionBudget: ({ spec }, built) =>
    wrong([[portsOf(built, spec.selector.matchLabels).length > 0, 'keeps nothing']]),
  HorizontalPodAutoscaler: ({ spec }, built) => {
    const target = named(built, spec.scaleTargetRef.kind, spec.scaleTargetRef.name);
    return wrong([
      [target, 'nothing to scale'],
      [target?.spec.replicas === undefined, 'is not alone in saying how many'],
    ]);
  },
  Ingress: ({ spec }, built) => {
    const services = spec.rules.flatMap(({ http }: Manifest) =>
      http.paths.map((path: Manifest) => path.backend.service),
    );
    const portNames = (name: string) =>
      (named(built, 'Service', name)?.spec.ports ?? []).map((port: Manifest) => port.name);
    return wrong(
      services.map(
        ({ name, port }: Manifest): Check => [portNames(name).includes(port.name), 'leads nowhere'],
      ),
    );
  },
  NetworkPolicy: ({ spec }, built) => {
    const { podSelector, ingress = [], egress = [] } = spec;
    const peers = [...ingress, ...egress].flatMap(({ from = [], to = [] }) => [...from, ...to]);
    const own = peers.filter((peer) => peer.podSelector && !peer.namespaceSelector);
    const selectors = [podSelector, ...own.map((peer) => peer.podSelector)];
    const open = portsOf(built, podSelector.matchLabels);
    return wrong([
      ...selectors.map(({ matchLabels }): Check => [chosen(built, matchLabels).length > 0, 'about nobody']),
      ...ingress.flatMap(({ ports }: Manifest) =>
        ports.map(({ port }: Manifest): Check => [open.includes(port), `lets in at no port ${port}`]),
      ),
    ]);
  },
  Secret: () => ['is written out, not generated'],
  ConfigMap: () => ['is written out, not generated'],
};

/** The document of that kind and name. */
export function named({ documents }: Build, kind: string, name: string): Manifest {
  return documents.find((each) => each.kind === kind && each.metadata.name === name);
}

function isChosen(labels: Record<string, string>, wanted: Record<string, string> = {}): boolean {
  return Object.entries(wanted).every(([name, value]) => labels[name] === value);
}

/** The workloads whose pods have these labels. */
function chosen({ documents }: Build, labels?: Record<string, string>): Manifest[] {
  return documents.filter((each) => podOf(each) && isChosen(podOf(each).metadata.labels, labels));
}

/** Names and numbers of the ports that pods with these labels listen at. */
function portsOf(built: Build, labels?: Record<string, string>): (string | number)[] {
  const ports = chosen(built, labels)
    .flatMap(containersOf)
    .flatMap((container) => container.ports ?? []);
  return ports.flatMap(({ name, containerPort }) => [name, containerPort]);
}

/**
 * Checks documents against Kubernetes' own API, as types in which TypeScript refuses fields that nobody knows.
 * Answers what it says of each.
 */
export function schemaProblems(documents: readonly Manifest[]): string[][] {
  const folder = mkdtempSync(join(tmpdir(), 'manifests-'));
  try {
    symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
    const files = documents.map((document, i) => {
      writeFileSync(join(folder, `${i}.ts`), typed(document));
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

/** "networking.k8s.io/v1" is kubernetes-types/networking/v1, "v1" alone is core. */
function typed(document: Manifest): string {
  const { apiVersion, kind } = document;
  const [group, version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
  return `import type { ${kind} } from 'kubernetes-types/${group.split('.')[0]}/${version}';
export const manifest: ${kind} = ${JSON.stringify(document)};
`;
}
