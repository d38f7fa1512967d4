import { bookOf, partsOfVerse } from '@word-unfolded/scripture-ref';
import type { StudyPassage } from '../../library/study-passage.js';
import { heading, quotation, referenceLink, workLink, type Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { canonicalOf, isCrossReference, isShort, TOPICS } from '../composing/sections.js';
import { themesSection } from '../composing/themes-section.js';
import { raisedQuestion } from '../entry-answers/passages/reading-parts.js';

const CROSS_REFERENCES = 40;
const QUOTED = 3;
const NAMED = 6;

/** The fourth step: what the passage is about, and related passages in both testaments. */
export async function* followThePath(context: CompositionContext, passage: StudyPassage): Blocks {
  const { library, setting, say } = context;
  yield* themesSection(context, passage);
  const answer = await library.crossReferences(passage, setting, { limit: CROSS_REFERENCES });
  const items = (answer?.items ?? []).filter(isCrossReference);
  const used = new Set(items.flatMap(({ sources }) => sources));
  const sources = (answer?.sources ?? []).filter(({ id }) => used.has(id) && id !== TOPICS);
  if (sources.length > 0) yield say.crossFrom(sources.map((source) => workLink(source, passage.osis)));
  for (const testament of ['old', 'new'] as const) {
    const own = items.filter(
      ({ canonicalId }) => bookOf(partsOfVerse(canonicalId).book).testament === testament,
    );
    if (own.length === 0) continue;
    yield heading(say.testamentsTitle[testament]);
    const short = own.filter(isShort).slice(0, QUOTED);
    for (const { canonicalId, canonicalEndId } of short) {
      const related = await context.readCanonical({ first: canonicalId, last: canonicalEndId });
      if (related) yield quotation(related);
    }
    const rest = own.filter((item) => !short.includes(item)).slice(0, NAMED);
    if (rest.length > 0) yield say.alsoRead(rest.map(referenceLink));
  }
  yield* raisedQuestion(context, canonicalOf(passage));
}
