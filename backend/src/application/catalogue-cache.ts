import type { CatalogueVersion } from './ports.js';

/** What is read of the catalogue once, and holds until the catalogue moves. */
export class CatalogueCache<T> {
  private version: string | null = null;
  private reading: Promise<T> | undefined;

  /** `read` must see what is there when it is called, and not read in a moment that began before (`ConsistentReads`). */
  constructor(
    private readonly catalogue: CatalogueVersion,
    private readonly read: () => Promise<T>,
  ) {}

  /** As of the version last heard of, or newer. What could not be read is tried anew by who asks next. */
  get(): Promise<T> {
    const version = this.catalogue.current();
    if (this.reading && version !== null && version === this.version) return this.reading;
    const reading = this.read();
    this.version = version;
    this.reading = reading;
    reading.catch(() => {
      if (this.reading === reading) this.reading = undefined;
    });
    return reading;
  }
}
