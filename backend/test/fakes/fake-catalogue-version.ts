import { CatalogueVersion } from '../../src/application/ports.js';

/** Moves when the test says so. */
export class FakeCatalogueVersion implements CatalogueVersion {
  /** While the test does not want changes to be heard. */
  isUnknown = false;
  private version = 1;
  private readonly listeners: (() => void)[] = [];

  current(): string | null {
    return this.isUnknown ? null : String(this.version);
  }

  onChange(listener: () => void): () => void {
    this.listeners.push(listener);
    return () => undefined;
  }

  bump(): void {
    this.version++;
    for (const listener of this.listeners) listener();
  }
}
