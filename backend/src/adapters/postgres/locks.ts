/** Keys of advisory locks. They must never change: during an upgrade the old and the new release run side by side. */
export const locks = {
  /** Makes concurrent migrations wait for each other. */
  migrations: 724_001,
  /** Allows one import at a time. */
  imports: 724_002,
  /** Lets one process run the nightly jobs. */
  nightly: 724_003,
  /** Lets one process assess the catalogue after an edit. */
  trust: 724_004,
} as const;
