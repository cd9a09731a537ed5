import { BlockList, isIP } from 'node:net';
import { DomainError } from '@appliance-index/domain/errors';
import type { Request, Response } from 'express';
import type { Tokens } from '../../application/ports.js';

const privateNetworks = new BlockList();
for (const [network, prefix, family] of [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const) {
  privateNetworks.addSubnet(network, prefix, family);
}

/** Who may read the metrics: the holder of the token or, without one, this machine and private networks. */
export class MetricsAccess {
  constructor(
    private readonly token: string | null,
    private readonly tokens: Pick<Tokens, 'areEqual'>,
  ) {}

  /** @throws unauthenticated/metrics-token, forbidden/metrics-network */
  require(request: Request, response: Response): void {
    if (this.token === null) requirePrivateClient(request);
    else if (!this.tokens.areEqual(bearerOf(request), this.token)) {
      response.setHeader('WWW-Authenticate', 'Bearer');
      const message = 'Send the METRICS_TOKEN of this server as "Authorization: Bearer TOKEN".';
      throw new DomainError('unauthenticated', 'metrics-token', message);
    }
  }
}

/** Each proxy on the way has added an address, so that one of a public client is there even if TRUST_PROXY is too low. */
function requirePrivateClient({ ip = '', headers }: Request): void {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim());
  if ([ip, ...forwarded.filter((address) => address !== '')].every(isPrivate)) return;
  const message = 'Metrics are only for this machine and private networks, unless METRICS_TOKEN is set.';
  throw new DomainError('forbidden', 'metrics-network', message);
}

function isPrivate(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && privateNetworks.check(address.replace(/%.*$/, ''), family === 6 ? 'ipv6' : 'ipv4');
}

function bearerOf({ headers }: Request): string {
  return /^Bearer +(.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
}
