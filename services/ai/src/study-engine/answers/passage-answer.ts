import type { StudyPassage } from '../../library/study-passage.js';
import type { PassageFocus } from '../asking/question-patterns.js';
import { heading, list, quotation, type Blocks } from '../composing/blocks.js';
import type { StudyDesk } from '../composing/desk.js';
import { reflectionQuestions } from '../composing/reflection.js';
import {
  canonicalOf,
  commentarySection,
  contextSection,
  crossSection,
  readingsSection,
  topicsSection,
  wordsSection,
} from '../composing/sections.js';
import { disputedAt } from '../disputed/find-disputed.js';

/** Longer passages are not taken word by word. */
const SHORT = 10;

/** What the library has on a passage; of all of it, or of what the question is about. */
export async function* passageAnswer(
  desk: StudyDesk,
  passage: StudyPassage,
  focus: PassageFocus,
  asked = '',
): Blocks {
  const { say } = desk;
  const isShort = passage.verses.length <= SHORT;
  yield quotation(passage, 6);
  switch (focus) {
    case 'context':
      yield* contextSection(desk, passage, 4);
      yield* commentarySection(desk, passage, { asked });
      return;
    case 'words':
      if (isShort) yield* wordsSection(desk, passage, 6);
      else yield say.noTags;
      return;
    case 'related':
      yield* crossSection(desk, passage, { quoted: 5, named: 10 });
      yield* topicsSection(desk, passage);
      return;
    case 'application':
    case 'prayer':
      yield* commentarySection(desk, passage, { asked });
      yield heading(focus === 'prayer' ? say.prayTitle : say.reflectTitle);
      yield list(await reflectionQuestions(desk, passage));
      yield* crossSection(desk, passage, { quoted: 2, named: 4 });
      return;
    case 'whole':
      yield* commentarySection(desk, passage, { sentences: 4, asked });
      if (isShort) yield* wordsSection(desk, passage, 4);
      yield* contextSection(desk, passage, 2);
      yield* crossSection(desk, passage, { quoted: 3, named: 6 });
      for (const question of disputedAt(canonicalOf(passage)).slice(0, 1))
        if (isShort) yield* readingsSection(desk, question);
  }
}
