import type { Language } from '@word-unfolded/domain';
import { plainMarkdown } from '@word-unfolded/answer-text';
import { formatOsis, partsOfVerse, passageAt, type VerseRange } from '@word-unfolded/scripture-ref';
import { foldedWords, rangeOf, type Entry } from '@word-unfolded/study-library';
import type { StudyPassage } from '../../library/study-passage.js';
import { claimedOfPassage, claimedWords, type ClaimedWords } from '../asking/named/claimed-words.js';
import type { QuestionReading } from '../asking/read-question.js';
import { quotation, referenceLink, scriptureLink, type Block } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { areCutWords } from '../finding/cut-words.js';
import { nearestClaim, type NearestClaim } from '../finding/nearest-claim.js';
import { speakerOf } from '../finding/speaker-of.js';
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
  const nearest = await nearestOf(context, claimed, within);
  // Quoted words that no verse is near to are said to stand in none: they choose no answer to another question.
  if (!nearest)
    return claimed.isQuoted &&
      saying === undefined &&
      asksOnlyWhether(question, claimed.words, context.language)
      ? [context.say.inNoVerse(plainMarkdown(claimed.words))]
      : undefined;
  const isOwn = nearest.isThere && nearest.verse.translationId === context.translationId;
  // What is asked for as a saying is found with what is said of it.
  if (isOwn && (saying !== undefined || !claimed.isQuoted)) return undefined;
  const passage = await passageOf(context, nearest);
  if (!passage) return undefined;
  const link = referenceLink(passage);
  const { say } = context;
  const words = plainMarkdown(claimed.words);
  const isOfSpeaker = claimed.isQuoted && ASKS_WHETHER_SAID_BY[context.language].test(question);
  const spoken = nearest.isThere ? claimed.words : (SPOKEN.exec(textOf(passage))?.[1] ?? claimed.words);
  const speaker = isOfSpeaker ? await speakerOf(context, passage, spoken.replace(/['’]/gu, ' ')) : undefined;
  return [
    nearest.isThere
      ? speaker
        ? say.saidBy(plainMarkdown(speaker), link)
        : await whereItIsSaid(context, question, claimed.words, passage)
      : [
          say.notInTheseWords(words, link),
          ...(speaker && WITHOUT_NAME.test(speaker) ? [say.saidBy(plainMarkdown(speaker), link)] : []),
        ].join(' '),
    quotation(passage),
  ];
}

/** A speaker who is named although the words are not quite theirs: the serpent is not God. */
const WITHOUT_NAME = /^(?:the|la|el) /u;

/** What is spoken in a verse: behind its quotation mark or colon. */
const SPOKEN = /[“:]\s*(.+)$/su;

/** What asks whether somebody said some words: “Did God say …?”, “Is … something that God said?” */
const ASKS_WHETHER_SAID_BY: Readonly<Record<Language, RegExp>> = {
  en: /^(?:so |and |but )?(?:did (?!it(?!\p{L})|the bible)[\p{L} ]{2,30} (?:say|tell)|(?:is|was|were|are)(?!\p{L}).*(?<!\p{L})said(?!\p{L}))/iu,
  es: /^[¿\s]*(?:y )?(?:dijo (?!la biblia)|lo dijo |es(?!\p{L}).*(?<!\p{L})dijo(?!\p{L}))/iu,
};

/** What asks of quoted words something else than whether Scripture has them: what they mean, or what it says about them. */
const ASKS_ABOUT: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:about|of|on|means?|meant|meaning|why|how|explain|who|whom)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:sobre|acerca|de|del|significan?|significado|quiere decir|por qué|cómo|explica|quién|quiénes)(?!\p{L})/iu,
};

function asksOnlyWhether(question: string, words: string, language: Language): boolean {
  return !ASKS_ABOUT[language].test(question.replace(words, ' '));
}

/** Fewer words with a denial stand in many verses. */
const FEWEST_DENYING = 3;

/** Whether words stand in a text only behind a denial that is not given with them: “Kill” is no word of “You shall not kill”. */
function isDenied(text: string, words: string): boolean {
  const [own, all] = [foldedWords(words), foldedWords(text)];
  if (own.length > MOST_DENIED || NEGATION.test(words)) return false;
  const at = all.findIndex((_, index) => own.every((word, place) => all[index + place] === word));
  return at > 0 && NEGATION.test(all.slice(Math.max(0, at - 2), at).join(' '));
}
const MOST_DENIED = 4;

/**
 * The verse that is nearest to a claim. Words that deny are nearest to a verse that denies: “you will not surely die” is
 * what the serpent says, although most of its words stand in what God said before. So the words from the denial on are looked for
 * where all of them stand nowhere.
 */
async function nearestOf(
  context: CompositionContext,
  claimed: ClaimedWords,
  within?: readonly VerseRange[],
): Promise<NearestClaim | undefined> {
  const nearest = await nearestClaim(context, claimed, within);
  const denial = NEGATION.exec(claimed.words);
  if (!nearest || nearest.isThere || !denial) return nearest;
  const words = claimed.words.slice(denial.index);
  if (foldedWords(words).length < FEWEST_DENYING) return nearest;
  const denying = await nearestClaim(context, { ...claimed, words }, within);
  return denying?.isThere ? { ...denying, isThere: false } : nearest;
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
  if (!named?.start.chapter || another) return undefined;
  const claimed = claimedOfPassage(rest, context.language);
  const range = rangeOf(named);
  if (claimed && range && !named.start.verse) return claimedOfChapter(context, claimed, range);
  const passage = claimed && range && (await context.read(formatOsis([named])));
  if (!claimed || !range || !passage) return undefined;
  const { say, language } = context;
  const words = plainMarkdown(claimed.words);
  const text = textOf(passage);
  const statement = (of: StudyPassage) =>
    areCutWords(of.verses, claimed.words, language) || isDenied(textOf(of), claimed.words)
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
  return found
    ? [`${denial} ${statement(found)}`, quotation(passage), quotation(found)]
    : [denial, quotation(passage)];
}

/** Whether a chapter has the words that a question gives as those of it: its nearest verse, if one is near. */
async function claimedOfChapter(
  context: CompositionContext,
  claimed: ClaimedWords,
  range: VerseRange,
): Promise<readonly Block[] | undefined> {
  const { say, language } = context;
  const nearest = await nearestClaim(context, claimed, [range]);
  const verse = nearest && (await passageOf(context, nearest));
  if (!verse) return undefined;
  const [words, link] = [plainMarkdown(claimed.words), referenceLink(verse)];
  if (!nearest.isThere)
    return claimed.isQuoted ? [say.saysOtherwise(words, link), quotation(verse)] : undefined;
  const isCut = areCutWords(verse.verses, claimed.words, language) || isDenied(textOf(verse), claimed.words);
  return [isCut ? say.notByThemselves(words, link) : say.standsHere(words, link), quotation(verse)];
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

const textOf = ({ verses }: StudyPassage) => verses.map(({ text }) => text).join(' ');

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
