/** Gives several reads one consistent view of the data. */
export abstract class ConsistentReads {
  /** Everything `work` reads through the ports comes from the same snapshot of the database. */
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}

export abstract class Transactions {
  /** Runs `work` atomically. Once it resolves, every later read sees its writes. */
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}

/** A number that changes with every change of the catalogue, in whichever process it happens. */
export abstract class CatalogueVersion {
  /** The last known version; null while change notifications are unavailable, when nothing may be cached. */
  abstract current(): string | null;
  /** Calls `listener` after each change of `current()`; returns a function that unsubscribes it. */
  abstract onChange(listener: () => void): () => void;
}

export abstract class Clock {
  abstract now(): Date;
}

/** Random secrets and their hashes. */
export abstract class Tokens {
  /** 256 random bits, URL-safe. */
  abstract create(): string;
  /** A deterministic one-way hash. */
  abstract hashOf(text: string): string;
  /** Compares in constant time. */
  abstract areEqual(one: string, other: string): boolean;
}

/** Settings made by the operator. */
export abstract class SiteSettings {
  /** The site's origin, without a trailing slash. */
  abstract readonly publicUrl: string;
  /** Null disables admin sign-up. */
  abstract readonly adminKey: string | null;
}

/** The operators' log. Never log secrets, or personal data other than ids. */
export abstract class Log {
  abstract info(message: string, fields: Record<string, unknown>): void;
  abstract warn(message: string, fields: Record<string, unknown>): void;
}
