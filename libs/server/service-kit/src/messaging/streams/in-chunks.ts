/** Bytes per chunk. NATS allows one million. All chunks of a window together are a few megabytes. */
const CHUNK_BYTES = 64 * 1024;

/**
 * Groups items into the chunks of a stream.
 *
 * @returns chunks of at least one item; an item larger than a chunk is sent alone
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
