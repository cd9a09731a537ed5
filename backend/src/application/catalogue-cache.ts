import type { CatalogueVersion } from './ports.js';

/** Caches one value derived from the catalogue until the catalogue changes. */
export class CatalogueCache<T> {
  private version: string | null = null;
  private value: Promise<T> | undefined;

  /** `read` must see the latest data: it must not join a `ConsistentReads` snapshot that is already open. */
  constructor(
    private readonly catalogue: CatalogueVersion,
    private readonly read: () => Promise<T>,
  ) {}

  /** The value as of the last known version or later. Failed reads are not cached. */
  get(): Promise<T> {
    const version = this.catalogue.current();
    if (this.value && version !== null && version === this.version) return this.value;
    const value = this.read();
    this.version = version;
    this.value = value;
    value.catch(() => {
      if (this.value === value) this.value = undefined;
    });
    return value;
  }
}
