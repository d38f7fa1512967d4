import { plainMarkdown } from '@word-unfolded/answer-text';
import type { SearchAnswer } from '@word-unfolded/contracts';
import { heading, list, quotation, referenceLink, type Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { commentarySection } from '../composing/sections.js';

const QUOTED = 5;

/** Finds the place of a saying: the verses that have its words, the closest first. */
export async function* sayingAnswer(context: CompositionContext, words: string, found: SearchAnswer): Blocks {
  const { say } = context;
  if (found.correction) yield say.didYouMean(plainMarkdown(found.correction.query));
  const read = await Promise.all(
    found.verses.map(({ canonicalId, canonicalEndId }) =>
      context.readCanonical({ first: canonicalId, last: canonicalEndId }),
    ),
  );
  const verses = read.filter((verse) => verse !== undefined);
  if (verses[0] && !found.correction) {
    const isThere = found.matched === 'phrase' || found.matched === 'all-words';
    const link = referenceLink(verses[0]);
    yield isThere ? say.standsHere(plainMarkdown(words), link) : say.nearlyHere(plainMarkdown(words), link);
  }
  for (const verse of verses.slice(0, QUOTED)) yield quotation(verse);
  if (verses[0]) yield* commentarySection(context, verses[0], { sentences: 2 });
  const rest = verses.slice(QUOTED);
  if (rest.length === 0) return;
  yield heading(say.readOn);
  yield list(rest.map(referenceLink));
}
