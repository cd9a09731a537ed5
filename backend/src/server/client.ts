import type { Server } from 'node:http';
import type { RequestHandler } from 'express';
import { SsrPageRenderer } from '../adapters/web/ssr-page-renderer.js';
import type { PageRenderer, PublicReads } from '../application/public-reads.js';
import { clientFiles } from './client-files.js';

/** Where the server gets the client from: its build or, in development, its sources. */
export interface Client {
  files: RequestHandler;
  /** `origin` is the public origin of the site. @throws Error when the client cannot be loaded */
  pages(reads: PublicReads, origin: string): Promise<PageRenderer>;
  /** Whether it changes while the server runs, so that pages are not cached. */
  isLive: boolean;
  /** Called with the server before it listens. */
  attach?(server: Server): void;
}

export const builtClient: Client = {
  files: clientFiles,
  pages: (reads, origin) => SsrPageRenderer.load(reads, origin),
  isLive: false,
};
