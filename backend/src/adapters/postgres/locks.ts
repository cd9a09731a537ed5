/** Advisory locks of one database. Any numbers, as long as they differ and stay: releases meet while one replaces the other. */
export const locks = {
  /** Processes that migrate at once queue behind it. */
  migrations: 724_001,
  /** Two imports never write at once. */
  imports: 724_002,
  /** Of all processes one does the nightly work. */
  nightly: 724_003,
} as const;
