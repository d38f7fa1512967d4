import type { StudyPassage } from '../../library/study-passage.js';
import { personLabel } from '../entry-answers/person-label.js';
import type { CompositionContext } from './composition-context.js';
import { genreOf } from './genre.js';
import { ENGLISH_REFLECTION } from './reflection.en.js';
import { SPANISH_REFLECTION } from './reflection.es.js';
import { canonicalOf } from './sections.js';

const QUESTIONS = { en: ENGLISH_REFLECTION, es: SPANISH_REFLECTION } as const;

/** Questions for reflection that fit the kind of the passage, and the first person of its story. */
export function reflectionQuestions(context: CompositionContext, passage: StudyPassage, most = 5): string[] {
  const range = canonicalOf(passage);
  const person = context.entries
    .storiesAt(range)
    .flatMap(({ people }) => people)
    .map((id) => context.entries.entry('people', id))
    .find((entry) => entry !== undefined);
  const name = person && personLabel(context, person, person.id);
  return QUESTIONS[context.language][genreOf(range)]
    .flatMap((question) => {
      if (!question.includes('_')) return question;
      return name === undefined ? [] : question.replaceAll('_', name);
    })
    .slice(0, most);
}
