import type { Language } from '@word-unfolded/domain';
import { formatReference, parseOsis, type VerseRange } from '@word-unfolded/scripture-ref';
import { foldedWords, rangeOf, type Entry, type StudyEntries } from '@word-unfolded/study-library';
import type { StudyPassage } from '../../library/study-passage.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { namesPlace } from '../understanding/told-sentence.js';
import { storiesNaming } from '../understanding/mentioned.js';
import { meaningsOf } from '../understanding/wording/like-words.js';
import type { QuestionForm } from '../understanding/wording/question-form.js';
import { carriesMeaning, stemOf } from './words-of-question.js';

/** The share of the telling words of a question that a verse must have. */
const LEAST = 0.6;

/** Passages of a subject that are read, and chapters of the longest of them: a story, not a book. */
const MOST_PASSAGES = 10;
const MOST_CHAPTERS = 4;

const chapterOf = (verse: number) => Math.floor(verse / 1000);

/** Numbers in words, which a verse has that tells how many. */
const NUMBER: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?)\b/iu,
  es: /\b(?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|ciento|cien|\w*cientos|mil)\b/iu,
};

/**
 * The verse of a subject's own passages that has most words of a question, in their own form or another; with the next
 * one, if only that says how many. What the study library does not retell is so found in the passage itself: “How many
 * were baptized?” after Pentecost.
 */
export async function verseTold(
  context: CompositionContext,
  question: string,
  form: QuestionForm,
  subject: Entry,
): Promise<StudyPassage | undefined> {
  const { language, entries } = context;
  const names = new Set(namesOf(subject));
  const telling = [...new Set(foldedWords(question))].filter(
    (word) => !names.has(word) && carriesMeaning(word, language),
  );
  if (telling.length === 0) return undefined;
  const weights = telling.map((word) => 0.5 + entries.weightOf(word, language));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const read = await Promise.all(rangesAbout(entries, subject).map((range) => context.readCanonical(range)));
  let best: { readonly share: number; readonly found: StudyPassage } | undefined;
  for (const passage of read) {
    if (!passage) continue;
    for (const [at, verse] of passage.verses.entries()) {
      if (form === 'where' && !namesPlace(entries, foldedWords(verse.text), language)) continue;
      const meant = new Set(foldedWords(verse.text).flatMap((word) => [...meaningsOf(word, language)]));
      const own = new Set(foldedWords(verse.text).map((word) => stemOf(word, language)));
      const isOfOneWord = telling.length === 1 || onlyOneOf(telling, meant, language);
      const isNamed = subject.kind !== 'people' || foldedWords(verse.text).some((word) => names.has(word));
      // “Who killed him?” is answered by no verse in which he kills.
      if (isOfOneWord && (!isNamed || (subject.kind === 'people' && form === 'who'))) continue;
      if (isOfOneWord && !(OF_ONE_THING.has(form) && telling.some((word) => own.has(stemOf(word, language)))))
        continue;
      const share =
        telling.reduce(
          (sum, word, index) =>
            [...meaningsOf(word, language)].some((each) => meant.has(each)) ? sum + weights[index]! : sum,
          0,
        ) / total;
      if (share < LEAST || (best && share <= best.share)) continue;
      const verses = form === 'how-many' ? withNumber(passage, at, language) : [verse];
      if (verses.length > 0) best = { share, found: part(passage, verses, language) };
    }
  }
  return best?.found;
}

/** Whether a verse has only one of the telling words: another form of it alone answers nothing. */
function onlyOneOf(telling: readonly string[], meant: ReadonlySet<string>, language: Language): boolean {
  return (
    telling.filter((word) => [...meaningsOf(word, language)].some((each) => meant.has(each))).length === 1
  );
}

/** Forms that ask for one thing, which one word may find. */
const OF_ONE_THING: ReadonlySet<QuestionForm> = new Set(['who', 'where', 'how-many']);

/** A verse that tells a number, or with the next one if only that does; none otherwise. */
function withNumber({ verses }: StudyPassage, at: number, language: Language): StudyPassage['verses'] {
  if (NUMBER[language].test(verses[at]!.text)) return [verses[at]!];
  const next = verses[at + 1];
  return next && NUMBER[language].test(next.text) ? [verses[at]!, next] : [];
}

function part(passage: StudyPassage, verses: StudyPassage['verses'], language: Language): StudyPassage {
  const [first, last] = [verses[0]!.osis, verses.at(-1)!.osis];
  const osis = first === last ? first : `${first}-${last}`;
  return { ...passage, verses, osis, reference: formatReference(parseOsis(osis) ?? [], language) };
}

/** The passages of a story or a question, or those of the stories of a person. */
function rangesAbout(entries: StudyEntries, subject: Entry): VerseRange[] {
  const own = [...('passage' in subject ? [subject.passage] : []), ...subject.passages].flatMap(
    (passage) => rangeOf(passage) ?? [],
  );
  const stories =
    subject.kind === 'people' || subject.kind === 'places'
      ? storiesNaming(entries, subject, 'en').flatMap(({ passage }) => rangeOf(passage) ?? [])
      : subject.kind === 'questions'
        ? own.slice(0, 1).flatMap((range) => {
            const [story] = entries.storiesAt(range);
            return story ? (rangeOf(story.passage) ?? []) : [];
          })
        : [];
  return [...own, ...stories]
    .filter(({ first, last }) => chapterOf(last) - chapterOf(first) < MOST_CHAPTERS)
    .slice(0, MOST_PASSAGES);
}

function namesOf(subject: Entry): string[] {
  const titles = Object.values(subject.text).map(({ title }) => title);
  return [...titles, ...('names' in subject ? subject.names : [])].flatMap(foldedWords);
}
