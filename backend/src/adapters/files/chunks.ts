/** Joins the first chunks until they are enough, or all. */
export async function* joinStart(
  chunks: AsyncIterable<Uint8Array>,
  isEnough: (start: Buffer) => boolean,
): AsyncGenerator<Uint8Array, void> {
  let start: Buffer | null = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (start === null) yield chunk;
    else {
      start = Buffer.concat([start, chunk]);
      if (!isEnough(start)) continue;
      yield start;
      start = null;
    }
  }
  if (start?.length) yield start;
}

export async function* prepend<Chunk>(first: Chunk, rest: AsyncIterator<Chunk>): AsyncGenerator<Chunk, void> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
