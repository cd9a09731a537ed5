import { contentTypeOf, mediaNotFound } from '@appliance-index/domain/catalogue/media';
import type { CatalogueVersion } from '../ports.js';
import type { ByteRange, MediaItems, MediaStore, OpenFile } from './media-ports.js';

/** A file of a photo or video that visitors may see. */
export interface ShownFile {
  contentType: string;
  /** In bytes. */
  size: number;
  /** Opens the file, or a range that must lie within it. The caller must call `destroy`. */
  open(range: ByteRange | null): Promise<OpenFile>;
}

/** The photos and videos that visitors may see: not those of a model in the trash. Remembered until the catalogue changes. */
export class ShownMedia {
  private readonly shown = new Set<string>();

  constructor(
    private readonly items: MediaItems,
    private readonly store: MediaStore,
    private readonly version: CatalogueVersion,
  ) {
    version.onChange(() => this.shown.clear());
  }

  /** The stored file `name` of an item. @throws not-found/media, unavailable/media-store... */
  async file(id: string, name: string): Promise<ShownFile> {
    const key = `${id}/${name}`;
    const contentType = contentTypeOf(key);
    if (contentType === null || !(await this.isShown(id))) throw mediaNotFound();
    const size = await this.store.size(key);
    if (size === null) throw mediaNotFound();
    return { contentType, size, open: (range) => this.store.open(key, range) };
  }

  private async isShown(id: string): Promise<boolean> {
    if (this.shown.has(id)) return true;
    const before = this.version.current();
    const isShown = await this.items.isShown(id);
    // Other answers are not remembered: there is no end of ids that do not exist.
    if (isShown && before !== null && before === this.version.current()) this.shown.add(id);
    return isShown;
  }
}
