/** Like `Promise.all`, but rejects only after every promise has settled, so that nothing is still running. */
export async function settleAll<Result>(promises: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}
