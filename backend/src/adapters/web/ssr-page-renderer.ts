import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PageRenderer, type PublicReads, type RenderedPage } from '../../application/public-reads.js';

type Render = (path: string, reads: PublicReads, origin: string) => Promise<RenderedPage>;

const frontendBuild = (path: string) =>
  fileURLToPath(new URL(`../../../../frontend/dist/${path}`, import.meta.url));

/** The folder of the built client's static files. */
export const clientFolder = frontendBuild('client');

/** Renders the client's pages on the server, with the same reads they make in the browser. */
export class SsrPageRenderer implements PageRenderer {
  private constructor(
    private readonly renderPage: Render,
    private readonly reads: PublicReads,
    private readonly origin: string,
  ) {}

  /** `origin` is the public origin of the site. @throws Error when the client is not built */
  static async load(reads: PublicReads, origin: string): Promise<SsrPageRenderer> {
    const entry = frontendBuild('server/entry.js');
    if (!existsSync(entry)) throw new Error('The site is not built yet. Run "npm run build" first.');
    const { render } = (await import(pathToFileURL(entry).href)) as { render: Render };
    return new SsrPageRenderer(render, reads, origin);
  }

  render(path: string): Promise<RenderedPage> {
    return this.renderPage(path, this.reads, this.origin);
  }
}
