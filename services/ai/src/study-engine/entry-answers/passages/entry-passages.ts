import { parseOsis, type PassageReference, type VerseRange } from '@word-unfolded/scripture-ref';
import { rangeOf, type Entry } from '@word-unfolded/study-library';
import { heading, list, quotation, referenceLink, type Blocks } from '../../composing/blocks.js';
import type { CompositionContext } from '../../composing/composition-context.js';
import { whereItStands } from './where-it-stands.js';

/** Passages that are quoted, and verses of each. */
const QUOTED = 3;
const VERSES = 3;
const NAMED = 6;

/** The passages of an entry, the main ones first: some with their words, the others by name, each with its place. */
export async function* entryPassages(
  context: CompositionContext,
  entry: Entry,
  { passages = entry.passages, quoted = QUOTED } = {},
): Blocks {
  const ranges = rangesOf(passages);
  const shown = ranges.slice(0, quoted);
  const read = await Promise.all(shown.map((range) => context.readCanonical(range)));
  const found = shown.flatMap((range, index) => {
    const passage = read[index];
    return passage ? [{ range, passage }] : [];
  });
  if (found.length === 0) return;
  yield heading(context.say.passagesTitle);
  for (const { range, passage } of found) {
    const stands = whereItStands(context, range, entry);
    if (stands) yield stands;
    yield quotation(passage, VERSES);
  }
  const rest = ranges.slice(quoted, quoted + NAMED);
  if (rest.length > 0) yield list(rest.map((range) => namedPassage(context, range, entry)));
}

/** A passage by name, and where it stands. */
export function namedPassage(context: CompositionContext, range: VerseRange, besides?: Entry): string {
  const stands = whereItStands(context, range, besides);
  const link = referenceLink(context.cite(range));
  return stands ? `${link}: ${stands}` : link;
}

/** Passages as canonical ranges, without those that do not exist. */
export function rangesOf(passages: readonly PassageReference[]): VerseRange[] {
  return passages.flatMap((passage) => rangeOf(passage) ?? []);
}

/** The passages that a text names in double brackets. */
export function passagesIn(body: string): PassageReference[] {
  return [...body.matchAll(/\[\[([^\]]*)\]\]/g)].flatMap(([, osis = '']) => parseOsis(osis) ?? []);
}
