import { partsOf, type StoredPartContract } from '@word-unfolded/contracts';
import { inChunks } from './in-chunks.js';

type AnyChunk = { readonly part: string; readonly items: readonly unknown[] };

/** How the items of each part of a stream are read. */
export type PartSources<Chunk extends AnyChunk> = {
  readonly [Part in Chunk['part']]: () => AsyncIterable<Extract<Chunk, { part: Part }>['items'][number]>;
};

/**
 * Sends the parts of a stream in the order of its contract, regardless of the order in which a service lists them. The
 * account export is written as the parts arrive, so a part in the wrong place would end it too early.
 *
 * @returns chunks of at least one item; an empty part sends none
 */
export async function* inParts<Chunk extends AnyChunk>(
  contract: StoredPartContract<Chunk>,
  sources: PartSources<Chunk>,
): AsyncGenerator<Chunk> {
  for (const part of partsOf(contract)) {
    const items = sources[part as Chunk['part']]();
    // The type of the sources ties items to their part, but the compiler can check this only for each part separately.
    for await (const chunk of inChunks<unknown>(items)) yield { part, items: chunk } as unknown as Chunk;
  }
}

/** Uses a list as the source of a part. */
export async function* each<Item>(items: Iterable<Item> | Promise<Iterable<Item>>): AsyncGenerator<Item> {
  yield* await items;
}

/** Maps the items of a source to their exported form. */
export async function* mapped<From, To>(
  items: AsyncIterable<From>,
  view: (item: From) => To,
): AsyncGenerator<To> {
  for await (const item of items) yield view(item);
}
