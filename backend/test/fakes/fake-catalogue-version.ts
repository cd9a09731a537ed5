import { CatalogueVersion } from '../../src/application/ports.js';

/** Changes only when a test calls `bump`. */
export class FakeCatalogueVersion implements CatalogueVersion {
  /** Simulates a lost connection to the change notifications. */
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
