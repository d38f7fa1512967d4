/** Bytes of a chunk, of the million that NATS carries: the chunks of a whole window together are few megabytes. */
const CHUNK_BYTES = 64 * 1024;

/**
 * Puts what comes one by one into the chunks of a stream.
 *
 * @returns chunks of one item at least; one that is larger than a chunk goes alone
 */
export async function* inChunks<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let chunk: Item[] = [];
  let bytes = 0;
  for await (const item of items) {
    const size = Buffer.byteLength(JSON.stringify(item));
    if (chunk.length > 0 && bytes + size > CHUNK_BYTES) {
      yield chunk;
      chunk = [];
      bytes = 0;
    }
    chunk.push(item);
    bytes += size;
  }
  if (chunk.length > 0) yield chunk;
}
