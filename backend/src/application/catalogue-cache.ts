import type { CatalogueVersion } from './ports.js';

/** Caches one value derived from the catalogue until the catalogue changes. */
export class CatalogueCache<T> {
  private version: string | null = null;
  private value: Promise<T> | undefined;
  private isValueRead = false;

  /** `read` must see the latest data: it must not join a `ConsistentReads` snapshot that is already open. */
  constructor(
    private readonly catalogue: CatalogueVersion,
    private readonly read: () => Promise<T>,
  ) {}

  /** Whether the value is there without reading. */
  isRead(): boolean {
    return this.isValueRead && this.current() !== undefined;
  }

  /** The value as of the last known version or later. Failed reads are not cached. */
  get(): Promise<T> {
    return this.current() ?? this.readAgain();
  }

  private current(): Promise<T> | undefined {
    const version = this.catalogue.current();
    return version !== null && version === this.version ? this.value : undefined;
  }

  private readAgain(): Promise<T> {
    const version = this.catalogue.current();
    const value = this.read();
    this.version = version;
    this.value = value;
    this.isValueRead = false;
    value.then(
      () => {
        if (this.value === value) this.isValueRead = true;
      },
      () => {
        if (this.value === value) this.value = undefined;
      },
    );
    return value;
  }
}
