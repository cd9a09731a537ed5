/** As `Promise.all`, but a failure is told when all have ended: nothing is on its way any more. */
export async function allEnded<Result>(all: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(all);
  return Promise.all(all);
}
