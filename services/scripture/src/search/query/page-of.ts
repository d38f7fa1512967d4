import { inOrder, type FoundVerses, type RankedVerse } from './found-verses.js';

/** A page of the results in several editions: the best of all by rank, then the others in the order of the Bible. */
export function pageOf(
  found: readonly FoundVerses[],
  page: number,
  size: number,
): { readonly verses: RankedVerse[]; readonly total: number } {
  const best = found.flatMap((each) => each.best).sort(inOrder);
  const total = found.reduce((sum, { others }) => sum + others.length, best.length);
  const from = (page - 1) * size;
  const shown = best.slice(from, from + size);
  const left = size - shown.length;
  if (left === 0 || from + shown.length >= total) return { verses: shown, total };
  return { verses: [...shown, ...othersFrom(found, Math.max(0, from - best.length), left)], total };
}

/** Some of the others of all editions, from an index in their common order. */
function othersFrom(found: readonly FoundVerses[], from: number, count: number): RankedVerse[] {
  const places = found.map(() => 0);
  const taken = found.map((): number[] => []);
  const order: { edition: number; id: number }[] = [];
  for (let at = 0; order.length < count; at += 1) {
    const edition = nextEdition(found, places);
    if (edition < 0) break;
    const id = found[edition]!.others[places[edition]!]!;
    places[edition]! += 1;
    if (at < from) continue;
    order.push({ edition, id });
    taken[edition]!.push(id);
  }
  const weighed = found.map(
    ({ weigh }, edition) => new Map(weigh(taken[edition]!).map((ranked) => [ranked.verse.id, ranked])),
  );
  return order.flatMap(({ edition, id }) => weighed[edition]!.get(id) ?? []);
}

/** The edition whose next verse comes first; negative if all are exhausted. */
function nextEdition(found: readonly FoundVerses[], places: readonly number[]): number {
  let next = -1;
  let first = Infinity;
  found.forEach(({ others }, edition) => {
    const id = others[places[edition]!] ?? Infinity;
    if (id < first) [next, first] = [edition, id];
  });
  return next;
}
