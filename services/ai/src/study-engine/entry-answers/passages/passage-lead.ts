import { plainMarkdown } from '@word-unfolded/answer-text';
import { findReferences, partsOfVerse, type VerseRange } from '@word-unfolded/scripture-ref';
import { rangeOf, type Entry } from '@word-unfolded/study-library';
import type { StudyPassage } from '../../../library/study-passage.js';
import type { PassageFocus } from '../../asking/question-patterns.js';
import type { Blocks } from '../../composing/blocks.js';
import type { CompositionContext } from '../../composing/composition-context.js';
import { canonicalOf } from '../../composing/sections.js';
import { actTold } from '../../reflection/acts.js';
import { linkedText } from '../linked-text.js';
import { sectionAt } from './where-it-stands.js';

/** What the study library says of a passage before it is quoted: where it stands, and its story or its book. */
export async function* passageLead(
  context: CompositionContext,
  passage: StudyPassage,
  focus: PassageFocus,
): Blocks {
  const { entries, language, say } = context;
  const range = canonicalOf(passage);
  const { book } = partsOfVerse(range.first);
  const section = sectionAt(context, range);
  const explained = focus === 'whole' ? explanationOf(context, range) : undefined;
  const place = section && say.standsIn(plainMarkdown(passage.reference), plainMarkdown(section));
  if (explained) {
    const { entry, isOwn } = explained;
    const text = linkedText(context, entry.text[language].body);
    yield await Promise.resolve(isOwn || !place ? text : `${text} ${place}`);
    return;
  }
  const sentences = place ? [place] : [];
  const kind = actTold(entries, range)?.is[language];
  if (kind) sentences.push(say.isOfKind(IT[language], kind));
  const story = entries.storiesAt(range).find((each) => {
    const own = rangeOf(each.passage);
    return own !== undefined && own.first <= range.first && range.last <= own.last;
  });
  if (story) {
    const { title, body } = story.text[language];
    sentences.push(say.partOfStory(plainMarkdown(title)), linkedText(context, body));
  } else if (focus === 'context' || focus === 'whole') {
    const about = entries.book(book);
    if (about) sentences.push(linkedText(context, about.text[language].body.split('\n\n')[0]!));
  }
  if (sentences.length > 0) yield await Promise.resolve(sentences.join(' '));
}

/** What stands for the passage in the sentence after its name. */
const IT = { en: 'It', es: '' } as const;

/** An entry on so many verses explains each of them; of a later verse of a longer passage it says too little. */
const FEW_VERSES = 3;

/**
 * The question of the library that says what the passage means: one whose own passage begins with this one, or else one on
 * a few verses among which it is.
 */
function explanationOf(
  { entries, language }: CompositionContext,
  range: VerseRange,
): { readonly entry: Entry; readonly isOwn: boolean } | undefined {
  const explaining = entries.all.flatMap((entry) => {
    const [first] = entry.passages;
    const isExplanation = entry.kind === 'questions' && entry.id.startsWith(MEANING_OF);
    const own = isExplanation && first ? rangeOf(first) : undefined;
    if (!own || own.first > range.first || range.last > own.last) return [];
    // What one verse means is no explanation of the next one.
    const [titled] = findReferences(entry.text[language].title, language).flatMap(
      ({ passage }) => rangeOf(passage) ?? [],
    );
    return titled && (titled.last < range.first || range.last < titled.first) ? [] : [{ entry, own }];
  });
  const found =
    explaining.find(({ own }) => own.first === range.first) ??
    explaining.find(({ own }) => own.last - own.first < FEW_VERSES);
  return found && { entry: found.entry, isOwn: found.own.first === range.first };
}

/** How the ids of entries begin that explain a passage. */
const MEANING_OF = 'meaning-of-';
