import type { StudyPassage } from '../../library/study-passage.js';
import type { PassageFocus } from '../asking/question-patterns.js';
import { heading, list, quotation, referenceLink, scriptureLink, type Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { reflectionQuestions } from '../reflection/reflection.js';
import {
  canonicalOf,
  commentarySection,
  contextSection,
  crossSection,
  topicsSection,
  wordsSection,
} from '../composing/sections.js';
import { passageLead } from '../entry-answers/passages/passage-lead.js';
import { raisedQuestion } from '../entry-answers/passages/reading-parts.js';

/** A question what a verse says is answered by its words. */
const ASKS_WHAT_IT_SAYS = /(?<!\p{L})(?:says?|reads?|dicen?)(?!\p{L})/iu;
const FEW = 3;

/** Longer passages are not explained word by word. */
const SHORT = 10;

/** The library's material on a passage: all of it, or the part that the question is about. */
export async function* passageAnswer(
  context: CompositionContext,
  passage: StudyPassage,
  focus: PassageFocus,
  question = '',
): Blocks {
  const { say } = context;
  const isShort = passage.verses.length <= SHORT;
  const isRead = focus === 'whole' && passage.verses.length <= FEW && ASKS_WHAT_IT_SAYS.test(question);
  if (isRead) yield say.verseReads(referenceLink(passage), scriptureLink(passage));
  yield* passageLead(context, passage, focus);
  if (!isRead) yield quotation(passage, 6);
  switch (focus) {
    case 'context':
      yield* contextSection(context, passage, 4);
      yield* commentarySection(context, passage, { question });
      return;
    case 'words':
      if (isShort) yield* wordsSection(context, passage, 6);
      else yield say.noTags;
      return;
    case 'related':
      yield* crossSection(context, passage, { quoted: 5, named: 10 });
      yield* topicsSection(context, passage);
      return;
    case 'application':
    case 'prayer':
      yield* commentarySection(context, passage, { question });
      yield heading(focus === 'prayer' ? say.prayTitle : say.reflectTitle);
      yield list(reflectionQuestions(context, passage));
      yield* crossSection(context, passage, { quoted: 2, named: 4 });
      return;
    case 'whole':
      yield* commentarySection(context, passage, { sentences: 4, question });
      if (isShort) yield* wordsSection(context, passage, 4);
      yield* contextSection(context, passage, 2);
      yield* crossSection(context, passage, { quoted: 3, named: 6 });
      if (isShort) yield* raisedQuestion(context, canonicalOf(passage));
  }
}
