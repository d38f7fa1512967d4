import { firstVerses, referenceLink, scriptureLink, type Blocks } from '../../composing/blocks.js';
import type { CompositionContext } from '../../composing/composition-context.js';
import type { Understood } from '../../understanding/understood.js';
import { sourcesLine } from '../sources-line.js';
import { rangesOf } from './entry-passages.js';
import { whereItStands } from './where-it-stands.js';

/** Verses of a passage that are read out. */
const VERSES = 4;

/** The words of one of the passages that the answer before named; of the last one where there are not as many. */
export async function* nthPassageAnswer(
  context: CompositionContext,
  { entry, at }: Extract<Understood, { kind: 'nth-passage' }>,
): Blocks {
  const { say } = context;
  const ranges = rangesOf(entry.passages);
  const range = ranges.at(Math.min(at, ranges.length - 1));
  const passage = range && (await context.readCanonical(range));
  if (!passage) {
    yield say.near(entry.text[context.language].title);
    return;
  }
  yield say.verseReads(referenceLink(passage), scriptureLink(firstVerses(passage, VERSES)));
  const stands = whereItStands(context, range, entry);
  if (stands) yield stands;
  yield* sourcesLine(context, range);
}
