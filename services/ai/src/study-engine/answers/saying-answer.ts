import { plainMarkdown } from '@word-unfolded/answer-text';
import type { SearchAnswer } from '@word-unfolded/contracts';
import { heading, list, quotation, referenceLink, type Blocks } from '../composing/blocks.js';
import type { StudyDesk } from '../composing/desk.js';
import { commentarySection } from '../composing/sections.js';

const QUOTED = 5;

/** Where certain words stand: the verses that have them, the closest first. */
export async function* sayingAnswer(desk: StudyDesk, words: string, found: SearchAnswer): Blocks {
  const { say } = desk;
  if (found.correction) yield say.didYouMean(plainMarkdown(found.correction.query));
  else yield say.foundSaying(plainMarkdown(words));
  const read = await Promise.all(
    found.verses.map(({ canonicalId, canonicalEndId }) =>
      desk.readCanonical({ first: canonicalId, last: canonicalEndId }),
    ),
  );
  const verses = read.filter((verse) => verse !== undefined);
  for (const verse of verses.slice(0, QUOTED)) yield quotation(verse);
  if (verses[0]) yield* commentarySection(desk, verses[0], { sentences: 2 });
  const rest = verses.slice(QUOTED);
  if (rest.length === 0) return;
  yield heading(say.readOn);
  yield list(rest.map(referenceLink));
}
