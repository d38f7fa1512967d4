import { plainMarkdown } from '@word-unfolded/answer-text';
import { foldWord, wordsOf } from '@word-unfolded/scripture-text';
import type { StudyPassage } from '../../library/study-passage.js';
import { heading, lexiconLink, list, quotation, type Blocks, inLatinLetters } from '../composing/blocks.js';
import { strongsNamed } from '../asking/known-words.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { commentarySection } from '../composing/sections.js';
import { knownOf, wordBlock } from '../composing/word-block.js';
import { carryingWords, type CarryingWord } from '../finding/carrying-words.js';
import { originalWordsOf } from '../finding/original-words.js';
import { carriesMeaning, stemOf, stemsIn } from '../finding/words-of-question.js';

const PLACES = 3;
const LEMMAS = 3;
/** Most verses of a passage that are searched for a word as it is, and most verses that are shown of a longer one. */
const SHORT = 10;
const SOME = 4;

/** The words of a passage that a reader names: by their own form, their rendering elsewhere, their lemma or number. */
function wordsNamed(
  context: CompositionContext,
  words: readonly CarryingWord[],
  named: string,
): CarryingWord[] {
  const folded = wordsOf(named).map(({ folded }) => folded);
  const numbers = new Set(strongsNamed(named));
  const stems = folded
    .filter((word) => carriesMeaning(word, context.language) || folded.length === 1)
    .map((word) => stemOf(word, context.language));
  const has = (text: string) =>
    wordsOf(text).some(({ folded }) => stems.includes(stemOf(folded, context.language)));
  const exact = words.filter(
    ({ strongs, answer }) =>
      numbers.has(strongs) ||
      (answer?.entry &&
        [answer.entry.lemma, answer.entry.transliteration].some((form) => folded.includes(foldWord(form)))),
  );
  if (exact.length > 0) return exact;
  const own = words.filter(({ shown }) => has(shown));
  if (own.length > 0) return own;
  return words.filter(({ answer }) =>
    answer?.renderings.some(
      ({ translation, renderings }) =>
        translation.language === context.language && renderings.slice(0, 6).some(({ text }) => has(text)),
    ),
  );
}

/** Word Map: the requested word of a passage, or its key words when none is requested. */
export async function* wordInPassage(
  context: CompositionContext,
  whole: StudyPassage,
  named: string | undefined,
): Blocks {
  const { say } = context;
  const passage = named === undefined ? whole : await versesWith(context, whole, named);
  const found = await carryingWords(context, passage);
  const ofName = found && named ? wordsNamed(context, found.words, named) : [];
  const lead = named && ofName.length > 0 ? wordLead(context, named, passage, ofName) : '';
  if (lead !== '') yield lead;
  yield quotation(passage);
  if (!found || found.words.length === 0) {
    yield say.noTags;
    if (named) yield* wordAlone(context, named);
    return;
  }
  const words = ofName;
  if (named && words.length === 0) {
    yield say.wordNotIn(plainMarkdown(named), plainMarkdown(passage.reference));
    yield* wordAlone(context, named);
    return;
  }
  const shown = words.length > 0 ? words.slice(0, LEMMAS) : found.words.slice(0, LEMMAS);
  if (!named) yield say.wordsOfPassage;
  for (const word of shown) yield wordBlock(context, word, found.translation, passage);
  yield* placesSection(context, shown[0]!, passage);
  const renderingsOfWords = shown.map((word) =>
    word.answer?.renderings.flatMap(({ renderings }) => renderings[0]?.text ?? []).join(' '),
  );
  yield* commentarySection(context, passage, { question: renderingsOfWords.join(' ') });
}

/** Which original words stand behind a word of the passage, in a sentence. */
function wordLead(
  { say }: CompositionContext,
  named: string,
  { reference }: StudyPassage,
  words: readonly CarryingWord[],
): string {
  const links = words.slice(0, LEMMAS).map(({ strongs, answer }) => {
    const said = answer?.entry ? ` (*${inLatinLetters(answer.entry)}*)` : '';
    return `${lexiconLink(strongs, answer)}${said}`;
  });
  return say.wordStandsFor(plainMarkdown(named), plainMarkdown(reference), links);
}

/** Of a chapter, some of the verses that have a word; a short passage as it is. */
async function versesWith(
  context: CompositionContext,
  whole: StudyPassage,
  named: string,
): Promise<StudyPassage> {
  if (whole.verses.length <= SHORT) return whole;
  const stems = wordsOf(named)
    .filter(({ folded }) => carriesMeaning(folded, context.language))
    .map(({ folded }) => stemOf(folded, context.language));
  const having = whole.verses.filter(({ text }) => {
    const has = stemsIn(text, context.language);
    return stems.some((stem) => has.has(stem));
  });
  if (having.length === 0) return whole;
  const osis = having
    .slice(0, SOME)
    .map((verse) => verse.osis)
    .join(' ');
  const setting = { ...context.setting, translationId: whole.translation.id };
  return (await context.library.passage(osis, setting)) ?? whole;
}

/** A word without a passage: its lemmas, with their senses and places. */
export async function* wordAlone(context: CompositionContext, named: string): Blocks {
  const { say, library, setting } = context;
  const [word] = wordsOf(named).filter(({ folded }) => carriesMeaning(folded, context.language));
  const nameInText = word ? named.slice(word.start, word.end) : named;
  const byName = strongsNamed(named).map((strongs) => ({ strongs }));
  const originals = byName.length > 0 ? byName : await originalWordsOf(context, nameInText);
  if (originals.length === 0) {
    yield say.wordUnknown(plainMarkdown(named));
    return;
  }
  const answers = await Promise.all(
    originals.slice(0, LEMMAS).map(({ strongs }) => library.lexicon(strongs, setting, { limit: 8 })),
  );
  const lead = leadOf(
    context,
    nameInText,
    originals.map(({ strongs }) => strongs),
    answers,
  );
  if (byName.length === 0 && lead !== '') yield lead;
  yield heading(say.wordsBehind(nameInText));
  for (const [index, { strongs }] of originals.slice(0, LEMMAS).entries()) {
    const answer = answers[index];
    const said = answer?.entry ? ` · *${inLatinLetters(answer.entry)}*` : '';
    yield `**${lexiconLink(strongs, answer)}**${said} · ${strongs}`;
    yield list(answer ? knownOf(context, answer) : [say.noEntry(strongs)]);
    if (index === 0) yield* placesSection(context, { strongs, answer });
  }
}

/** The original words behind a word of theology, in a sentence. */
export async function* originalsLead(
  context: CompositionContext,
  name: string,
  numbers: readonly string[],
): Blocks {
  const { library, setting } = context;
  const answers = await Promise.all(
    numbers.slice(0, LEMMAS).map((strongs) => library.lexicon(strongs, setting, { limit: 1 })),
  );
  const lead = leadOf(context, name, numbers, answers);
  if (lead !== '') yield lead;
}

function leadOf(
  { say }: CompositionContext,
  name: string,
  numbers: readonly string[],
  answers: readonly CarryingWord['answer'][],
): string {
  const linksOf = (language: 'H' | 'G') =>
    numbers.slice(0, LEMMAS).flatMap((strongs, at) => {
      const answer = answers[at];
      if (!answer?.entry || !strongs.startsWith(language)) return [];
      return [`${lexiconLink(strongs, answer)} (*${inLatinLetters(answer.entry)}*)`];
    });
  return say.wordStands(plainMarkdown(name), linksOf('H'), linksOf('G'));
}

/** Verses in which the lemma occurs elsewhere, in the reader's translation. */
async function* placesSection(
  context: CompositionContext,
  { answer }: Pick<CarryingWord, 'strongs' | 'answer'>,
  passage?: StudyPassage,
): Blocks {
  const own = new Set(passage?.verses.map(({ canonicalId }) => canonicalId));
  const items = (answer?.places.items ?? [])
    .filter(({ canonicalId }) => !own.has(canonicalId))
    .slice(0, PLACES);
  if (items.length === 0) return;
  yield heading(context.say.places);
  for (const { canonicalId, canonicalEndId } of items) {
    const verse = await context.readCanonical({ first: canonicalId, last: canonicalEndId });
    if (verse) yield quotation(verse);
  }
}
