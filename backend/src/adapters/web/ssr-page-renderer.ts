import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  type ListedPage,
  PageRenderer,
  type PublicReads,
  type RenderedPage,
} from '../../application/public-reads.js';

/** What the client's build for the server exports. */
interface ClientEntry {
  render(path: string, reads: PublicReads, origin: string): Promise<RenderedPage>;
  searchParametersOf(pathname: string): readonly string[];
  listedPages: readonly ListedPage[];
}

const frontendBuild = (path: string) =>
  fileURLToPath(new URL(`../../../../frontend/dist/${path}`, import.meta.url));

/** The folder of the built client's static files. */
export const clientFolder = frontendBuild('client');

/** Renders the client's pages on the server, with the same reads they make in the browser. */
export class SsrPageRenderer implements PageRenderer {
  private constructor(
    private readonly client: ClientEntry,
    private readonly reads: PublicReads,
    private readonly origin: string,
  ) {}

  /** `origin` is the public origin of the site. @throws Error when the client is not built */
  static async load(reads: PublicReads, origin: string): Promise<SsrPageRenderer> {
    const entry = frontendBuild('server/entry.js');
    if (!existsSync(entry)) throw new Error('The site is not built yet. Run "npm run build" first.');
    const client = (await import(pathToFileURL(entry).href)) as ClientEntry;
    return new SsrPageRenderer(client, reads, origin);
  }

  render(path: string): Promise<RenderedPage> {
    return this.client.render(path, this.reads, this.origin);
  }

  async searchParametersOf(pathname: string): Promise<readonly string[]> {
    return this.client.searchParametersOf(pathname);
  }

  async listedPages(): Promise<readonly ListedPage[]> {
    return this.client.listedPages;
  }
}
