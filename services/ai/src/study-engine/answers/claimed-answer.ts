import type { Language } from '@word-unfolded/domain';
import { plainMarkdown } from '@word-unfolded/answer-text';
import { formatOsis, partsOfVerse, passageAt, type VerseRange } from '@word-unfolded/scripture-ref';
import { foldedWords, rangeOf, type Entry } from '@word-unfolded/study-library';
import type { StudyPassage } from '../../library/study-passage.js';
import { claimedOfPassage, claimedWords } from '../asking/named/claimed-words.js';
import type { QuestionReading } from '../asking/read-question.js';
import { quotation, referenceLink, scriptureLink, type Block } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { areCutWords } from '../finding/cut-words.js';
import { nearestClaim, type NearestClaim } from '../finding/nearest-claim.js';
import { standsIn } from '../finding/stands-in.js';
import { carriesMeaning } from '../finding/words-of-question.js';
import { meaningsOf } from '../understanding/wording/like-words.js';
import type { Understood } from '../understanding/understood.js';
import { whereItIsSaid } from './who-said.js';

/** An entry that explains so much of a question answers it, and says itself what stands in Scripture. */
const WHOLE = 0.95;

/**
 * What Scripture says where a reader asks for words that it does not have: that it does not say so, and its nearest
 * verse. Undefined where the words stand in the reader's translation, where nothing is near, and where an entry answers.
 */
export async function claimedAnswer(
  context: CompositionContext,
  question: string,
  understood: Understood,
  { saying }: QuestionReading,
): Promise<readonly Block[] | undefined> {
  const claimed = claimedWords(question, context.language);
  if (!claimed || answersClaim(understood, claimed.isQuoted)) return undefined;
  // What is claimed of a story in the reader's own words is compared with that story: other verses share words by chance.
  const isOfEntry = !claimed.isQuoted && understood.kind === 'entry' && !understood.isNear;
  const within = isOfEntry ? rangesOf(understood.entry) : undefined;
  const nearest = await nearestClaim(context, claimed, within);
  if (!nearest) return undefined;
  const isOwn = nearest.isThere && nearest.verse.translationId === context.translationId;
  // What is asked for as a saying is found with what is said of it.
  if (isOwn && (saying !== undefined || !claimed.isQuoted)) return undefined;
  const passage = await passageOf(context, nearest);
  if (!passage) return undefined;
  const link = referenceLink(passage);
  const { say } = context;
  const words = plainMarkdown(claimed.words);
  return [
    nearest.isThere
      ? await whereItIsSaid(context, question, claimed.words, passage)
      : say.notInTheseWords(words, link),
    quotation(passage),
  ];
}

/**
 * Whether the passage that a question names has the words that it gives as those of it, and where else they stand;
 * undefined where a question gives none.
 */
export async function claimedOfNamed(
  context: CompositionContext,
  { passages, rest }: QuestionReading,
): Promise<readonly Block[] | undefined> {
  const [named, another] = passages;
  if (!named?.start.verse || another) return undefined;
  const claimed = claimedOfPassage(rest, context.language);
  const range = rangeOf(named);
  const passage = claimed && range && (await context.read(formatOsis([named])));
  if (!claimed || !range || !passage) return undefined;
  const { say, language } = context;
  const words = plainMarkdown(claimed.words);
  const text = passage.verses.map((verse) => verse.text).join(' ');
  const statement = (of: StudyPassage) =>
    areCutWords(of.verses, claimed.words, language)
      ? say.notByThemselves(words, referenceLink(of))
      : say.standsHere(words, referenceLink(of));
  if (standsIn(text, claimed.words, language)) return [statement(passage), quotation(passage)];
  // Other words for the same: “everyone has sinned” is said by “all have sinned”, and is neither affirmed nor denied.
  if (!claimed.isQuoted && saysAlike(text, claimed.words, language))
    return [say.verseReads(referenceLink(passage), scriptureLink(passage))];
  const inOther = await nearestClaim(context, claimed, [range]);
  const other = inOther?.isThere ? await passageOf(context, inOther) : undefined;
  if (other) return [statement(other), quotation(other)];
  const denial = say.saysOtherwise(words, referenceLink(passage));
  const elsewhere = await nearestClaim(context, claimed);
  const found = elsewhere?.isThere ? await passageOf(context, elsewhere) : undefined;
  return [found ? `${denial} ${say.standsHere(words, referenceLink(found))}` : denial, quotation(passage)];
}

/** Words of how many that a verse may say otherwise. */
const HOW_MANY =
  /^(?:everyone|everybody|anyone|all|every|each|people|persons?|humans?|todos?|todas?|cada|cualquiera|gente|personas?|humanos?)$/;

/** Whether a verse has all telling words of a claim, in their own form or another, and as many negations. */
function saysAlike(text: string, claim: string, language: Language): boolean {
  const telling = foldedWords(claim).filter((word) => carriesMeaning(word, language) && !HOW_MANY.test(word));
  const said = new Set(foldedWords(text).flatMap((word) => [...meaningsOf(word, language)]));
  const isNegative = (words: string) => NEGATION.test(words);
  return (
    telling.length > 0 &&
    isNegative(text) === isNegative(claim) &&
    telling.every((word) => [...meaningsOf(word, language)].some((meaning) => said.has(meaning)))
  );
}

const NEGATION =
  /(?<!\p{L})(?:not|never|no|none|nobody|nunca|jamás|nadie|ningun[oa]?|ningún|\p{L}+n['’]t)(?!\p{L})/iu;

function rangesOf({ passages }: Entry): readonly VerseRange[] {
  return passages.flatMap((passage) => rangeOf(passage) ?? []);
}

function answersClaim(understood: Understood, isQuoted: boolean): boolean {
  if (understood.kind !== 'entry' || understood.isNear) return false;
  const { kind } = understood.entry;
  return kind === 'sayings' || (kind === 'questions' && understood.fit >= WHOLE && !isQuoted);
}

/** The verse in the reader's translation; in its own, if only that has the words. */
async function passageOf(
  context: CompositionContext,
  { verse, isThere }: NearestClaim,
): Promise<StudyPassage | undefined> {
  const osis = formatOsis([passageAt(partsOfVerse(verse.id))]);
  const { translationId } = verse;
  if (!isThere) return context.read(osis);
  return context.library.passage(osis, { ...context.setting, translationId });
}
