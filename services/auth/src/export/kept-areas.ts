import { ReadKeptAnswers, ReadKeptJournal, ReadKeptUsage, type ChunkOf } from '@word-unfolded/contracts';

/** What other services keep of a reader: each a part of the file, and itself of parts. */
export type KeptArea = {
  readonly name: string;
  readonly contract: typeof ReadKeptJournal | typeof ReadKeptAnswers | typeof ReadKeptUsage;
  /** The names of its parts, in the order in which they come. */
  readonly parts: readonly string[];
};

/** Some things of one part, as they come from a service. */
export type KeptChunk = ChunkOf<KeptArea['contract']>;

/** In the order of the file. A service that comes to keep something of readers adds its area here. */
export const KEPT_AREAS: readonly KeptArea[] = [
  { name: 'journal', contract: ReadKeptJournal, parts: partsOf(ReadKeptJournal) },
  { name: 'assistant', contract: ReadKeptAnswers, parts: partsOf(ReadKeptAnswers) },
  { name: 'usage', contract: ReadKeptUsage, parts: partsOf(ReadKeptUsage) },
];

function partsOf({ chunk }: KeptArea['contract']): string[] {
  return chunk.options.map(({ shape }) => shape.part.value);
}
