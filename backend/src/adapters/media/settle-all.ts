/** As `Promise.all`, but a failure is told when all have ended: nothing is on its way any more. */
export async function settleAll<Result>(promises: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}
