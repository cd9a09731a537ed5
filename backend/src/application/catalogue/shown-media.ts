import type { CatalogueVersion } from '../ports.js';
import type { MediaItems } from './media-ports.js';

/** Which photos and videos visitors may see: not those of a model in the trash. Remembered until the catalogue changes. */
export class ShownMedia {
  private readonly shown = new Set<string>();

  constructor(
    private readonly items: MediaItems,
    private readonly version: CatalogueVersion,
  ) {
    version.onChange(() => this.shown.clear());
  }

  async has(id: string): Promise<boolean> {
    if (this.shown.has(id)) return true;
    const before = this.version.current();
    const isShown = await this.items.isShown(id);
    // Other answers are not remembered: there is no end of ids that do not exist.
    if (isShown && before !== null && before === this.version.current()) this.shown.add(id);
    return isShown;
  }
}
