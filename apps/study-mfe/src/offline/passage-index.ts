import { EVERYONE, type AnswerStore } from '@word-unfolded/api-client';

/** An index entry of a passage that was read here: the translation, and the request in OSIS form. */
export type IndexedPassage = { readonly edition: string; readonly osis: string };

const KEY = 'passages';

/** More index entries than passages fit on a device. */
const MOST = 1_000;

/** Index writes run one after the other: each extends the list that the previous one wrote. */
let written: Promise<unknown> = Promise.resolve();

/** Adds a passage to the index of stored passages, because the store itself can only be read by key. */
export function indexPassage({ edition, osis }: IndexedPassage, store: AnswerStore): Promise<void> {
  const writing = written.then(async () => {
    const others = (await listIndexed(store)).filter(
      (each) => each.edition !== edition || each.osis !== osis,
    );
    const data = [{ edition, osis }, ...others].slice(0, MOST);
    await store.write({ key: KEY, owner: EVERYONE, at: Date.now(), data });
  });
  written = writing.catch(() => undefined);
  return writing;
}

/** The passages read here, the most recent first. Some may have been evicted since. */
export async function listIndexed(store: AnswerStore): Promise<readonly IndexedPassage[]> {
  const stored = await store.read(KEY);
  return Array.isArray(stored?.data) ? stored.data.filter(isIndexedPassage) : [];
}

function isIndexedPassage(value: unknown): value is IndexedPassage {
  const { edition, osis } = (value ?? {}) as Partial<Record<keyof IndexedPassage, unknown>>;
  return typeof edition === 'string' && typeof osis === 'string';
}
