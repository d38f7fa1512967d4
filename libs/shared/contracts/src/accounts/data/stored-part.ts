import { z } from 'zod';

/**
 * A chunk of the data that a service stores about a reader: some items of one part. A service sends its parts one after
 * the other, in the order of its contract, and each item once.
 */
export function storedPart<Part extends string, Item extends z.ZodType>(part: Part, item: Item) {
  return z.object({ part: z.literal(part), items: z.array(item) });
}

type StoredChunk = { readonly part: string; readonly items: readonly unknown[] };

/** Declares the contract of a stream of parts. */
export type StoredPartContract<Chunk extends StoredChunk = StoredChunk> = {
  readonly chunk: z.ZodType<Chunk> & {
    readonly options: readonly { readonly shape: { readonly part: z.ZodLiteral<string> } }[];
  };
};

/** The names of the parts of a stream, in the order in which they arrive and are written to the file. */
export function partsOf({ chunk }: StoredPartContract): string[] {
  return chunk.options.map(({ shape }) => shape.part.value);
}
