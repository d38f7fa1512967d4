import type { Entry, PersonEntry } from '@word-unfolded/study-library';
import type { LifeQuestion } from './people/life-question.js';
import type { QuestionForm } from './wording/question-form.js';
import type { RelationQuestion } from './people/relation-question.js';
import type { SmallTalk } from './wording/small-talk.js';
import type { ToldSentence } from './told-sentence.js';

/** What a question asks for, as far as the study library can answer it. */
export type Understood =
  | { readonly kind: 'talk'; readonly talk: SmallTalk }
  | { readonly kind: 'life'; readonly asked: LifeQuestion; readonly form: QuestionForm }
  | { readonly kind: 'relation'; readonly asked: RelationQuestion; readonly form: QuestionForm }
  | {
      readonly kind: 'entry';
      readonly entry: Entry;
      readonly form: QuestionForm;
      /** How much of the question it explains; about 1 when all of it. */
      readonly fit: number;
      readonly namesakes: readonly Entry[];
      /** Whether the question only points to the subject of the turn before, and asks of it what no entry tells. */
      readonly isNear?: boolean;
      /** Whether it is so, where that is asked. */
      readonly opening?: 'yes' | 'no';
    }
  | { readonly kind: 'compare'; readonly entries: readonly [Entry, Entry] }
  /** What a sentence of the library tells of the subject. */
  | {
      readonly kind: 'told';
      readonly subject: Entry;
      readonly told: ToldSentence;
      readonly form: QuestionForm;
      /** Whether it is so, where that is asked. */
      readonly opening?: 'yes' | 'no';
    }
  /** What somebody wrote. */
  | { readonly kind: 'writings'; readonly person: PersonEntry }
  /** What somebody says of the subject of the turn before. */
  | { readonly kind: 'of-writer'; readonly entry: Entry; readonly person: PersonEntry }
  /** One of the passages of the subject of the turn before. */
  | { readonly kind: 'nth-passage'; readonly entry: Entry; readonly at: number }
  /** In which book the subject of the turn before stands. */
  | { readonly kind: 'in-book'; readonly entry: Entry }
  /** Where else the Bible tells of somebody or something. */
  | { readonly kind: 'mentions'; readonly entry: Entry }
  /** What happened next, and there is no further story. */
  | { readonly kind: 'end'; readonly entry: Entry }
  | { readonly kind: 'unknown'; readonly form: QuestionForm };

export type Understanding = {
  readonly understood: Understood;
  /** What the conversation was about before. */
  readonly before: Entry | undefined;
};

/** Relatives of whom several are named at once; of wives the first one is meant. */
const OF_SEVERAL = /^(?:son|daughter|brother|sister|half-\w+|grandson|descendant|friend|disciple|companion)$/;

/** What the conversation is about after an answer. */
export function subjectOf(understood: Understood): Entry | undefined {
  if (understood.kind === 'entry' || understood.kind === 'end' || understood.kind === 'mentions')
    return understood.entry;
  if (understood.kind === 'nth-passage') return understood.entry;
  if (understood.kind === 'of-writer' || understood.kind === 'in-book') return understood.entry;
  if (understood.kind === 'told') return understood.subject;
  if (understood.kind === 'writings') return understood.person;
  if (understood.kind === 'life') return understood.asked.person;
  // Of several relatives none is “he” or “she”: “Did he have daughters?” after the sons of Noah asks of Noah.
  if (understood.kind === 'relation')
    return (
      (understood.asked.related.length === 1 || !OF_SEVERAL.test(understood.asked.as)
        ? understood.asked.related[0]?.entry
        : undefined) ?? understood.asked.person
    );
  return understood.kind === 'compare' ? understood.entries[0] : undefined;
}
