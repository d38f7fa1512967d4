import { foldWord } from '@word-unfolded/scripture-text';
import type { Language } from '@word-unfolded/domain';
import { withTimeout } from '@word-unfolded/primitives';
import type { CheckedPiece } from '../grounded-piece.js';
import { behindClaims } from './behind-claims.js';
import {
  claimedAfter,
  claimedBefore,
  claimedOfLast,
  OTHER_SIGN,
  WORD_SIGN,
  type ClaimedMeaning,
} from './claimed-meanings.js';
import { clusters, resolveMentions, share, type Cluster, type ResolvedMention } from './clusters.js';
import { findMentions, languageNamedBeside } from './find-mentions.js';
import { isSupported } from './meaning-support.js';
import type { Objection, Sentence } from './sentence.js';
import { languageOf, type LexiconWord, type WordLexicon } from './word-lexicon.js';

/** A piece in the place of some of the text, or added at one offset. */
export type Edit = { readonly start: number; readonly end: number; readonly piece: CheckedPiece };

export type JudgedSentence = {
  readonly edits: readonly Edit[];
  readonly words: readonly LexiconWord[];
  /** The lexicon could not be asked. */
  readonly isAway?: boolean;
};

/** What was found about a cluster: the words that it may be, and how each mention is shown. */
type Found = {
  readonly cluster: Cluster;
  readonly words: readonly LexiconWord[];
  readonly shown: readonly { readonly mention: ResolvedMention; readonly piece: WordPiece }[];
};
type WordPiece = Extract<CheckedPiece, { kind: 'word' }>;

/** Longest stretch beside a word in which something is claimed of it. */
const NEAR = 200;

/** Judges what a sentence says of Greek and Hebrew words. While the lexicon is away, nothing of it is verified. @param waitMs for the lexicon */
export async function judgeSentence(
  sentence: Sentence,
  lexicon: WordLexicon,
  language: Language,
  waitMs: number,
): Promise<JudgedSentence> {
  const mentions = findMentions(sentence.text).filter(
    ({ start, end }) =>
      start >= sentence.shownTo && !sentence.others.some((other) => other.start < end && start < other.end),
  );
  if (mentions.length === 0 && sentence.lastWords.length === 0) return { edits: [], words: [] };
  try {
    const judged = async () => {
      const resolved = await resolveMentions(mentions, lexicon, language);
      const found = await Promise.all(
        clusters(sentence.text, resolved).map((each) => identify(each, lexicon)),
      );
      return judge(sentence, found, lexicon, language);
    };
    return await withTimeout(judged(), waitMs);
  } catch {
    const certain = mentions.filter(({ certainty }) => certainty === 'named');
    return { edits: certain.map((mention) => edit(mention, unverified(mention))), words: [], isAway: true };
  }
}

/** The words of a cluster, and its mentions with the one number and transliteration that belong to them. */
async function identify(cluster: Cluster, lexicon: WordLexicon): Promise<Found> {
  const of = (kind: ResolvedMention['kind']) => cluster.mentions.find((each) => each.kind === kind);
  const [script, latin, number] = [of('script'), of('latin'), of('number')];
  const written = [script, latin].find((each) => each && each.candidates.length > 0)?.candidates ?? [];
  const both =
    script && latin && share(script.candidates, latin.candidates)
      ? script.candidates.filter((each) => latin.candidates.includes(each))
      : written;
  const numbered = both.filter((each) => number?.candidates.includes(each));
  const isOther = script !== undefined && written.length === 0;
  const own = both.length === 0 && !isOther ? (number?.candidates ?? []) : both;
  const strongs = numbered.length > 0 ? numbered : own;
  const words = (await Promise.all(strongs.map((each) => lexicon.word(each)))).filter(
    (each) => each !== undefined,
  );
  const numberOnly = isOther && number ? await lexicon.word(number.candidates[0] ?? '') : undefined;
  return {
    cluster,
    words: numberOnly ? [numberOnly] : words,
    shown: cluster.mentions.map((mention) => ({ mention, piece: shownAs(mention, words, numberOnly) })),
  };
}

/** @param ofNumber the word of a number beside a form that the lexicon does not have */
function shownAs(
  mention: ResolvedMention,
  words: readonly LexiconWord[],
  ofNumber: LexiconWord | undefined,
): WordPiece {
  const right = words.find(({ strongs }) => mention.candidates.includes(strongs));
  if (right) return piece(mention, mention.text, 'verified', right.strongs);
  if (ofNumber && mention.kind === 'number')
    return piece(mention, mention.text, 'verified', ofNumber.strongs);
  const [word] = words;
  if (!word || mention.kind === 'script') return unverified(mention);
  const text = mention.kind === 'number' ? word.strongs : word.transliteration.split(/,\s*/)[0]!;
  return piece(mention, text, 'repaired', word.strongs);
}

async function judge(
  sentence: Sentence,
  found: readonly Found[],
  lexicon: WordLexicon,
  language: Language,
): Promise<JudgedSentence> {
  const masked = mask(sentence, found);
  const edits: Edit[] = [];
  for (const [at, each] of found.entries()) {
    const objections = [
      ...otherLanguage(sentence, each),
      ...otherMeanings(masked, found, at, language),
      ...(await behindClaims(sentence, masked, each.cluster, each.words, lexicon, language)),
    ];
    for (const { mention, piece: shown } of each.shown)
      edits.push(edit(mention, objections.length > 0 ? unverified(mention, shown.strongs) : shown));
    edits.push(...objections.map((objection) => notice(each, objection)));
  }
  if (found.length === 0) edits.push(...ofLast(masked, sentence, language));
  const words = found.at(-1)?.words ?? (sentence.text.trim() === '' ? sentence.lastWords : []);
  return { edits: edits.sort((one, other) => one.start - other.start), words };
}

function otherLanguage({ text }: Sentence, { cluster, words }: Found): Objection[] {
  const named = languageNamedBeside(
    text.slice(Math.max(0, cluster.start - 60), cluster.start),
    text.slice(cluster.end, cluster.end + 60),
  );
  const [word] = words;
  if (!named || !word || words.some(({ strongs }) => languageOf(strongs) === named)) return [];
  return [{ reason: 'other-language', at: cluster.end, instead: languageOf(word.strongs) }];
}

function otherMeanings(masked: string, found: readonly Found[], at: number, language: Language): Objection[] {
  const { cluster, words } = found[at]!;
  if (words.length === 0) return [];
  const from = found[at - 1]?.cluster.end ?? 0;
  const to = Math.min(found[at + 1]?.cluster.start ?? masked.length, cluster.end + NEAR);
  const before = masked.slice(Math.max(from, cluster.start - NEAR), cluster.start);
  const shift = cluster.start - before.length;
  const claimed = [
    ...claimedBefore(before)
      .filter(({ phrase }) => !isFormOf(phrase, words))
      .map((each) => ({ ...each, start: each.start + shift, end: each.end + shift })),
    ...claimedAfter(masked.slice(cluster.end, to), cluster.end),
  ];
  return claimed.flatMap((claim) => objectionTo(claim, words, cluster.end, language));
}

function ofLast(masked: string, { lastWords, shownTo }: Sentence, language: Language): Edit[] {
  if (lastWords.length === 0) return [];
  const objections = claimedOfLast(masked).flatMap((claim) =>
    objectionTo(claim, lastWords, shownTo, language),
  );
  return objections.map((objection) => noticeOf(lastWords[0]!.lemma, objection));
}

/** Letters of a stem that its inflected forms have: `teléō` and “Tetelestai”. */
const STEM = 3;
/** What Greek puts before a stem to tell the past: “e-”, or its first letter again. */
const AUGMENT = /^(?:[a-z]{0,2}e)$/;

/** Whether what stands before a number is the word itself in another form, and no meaning: “Tetelestai (G5055)”. */
function isFormOf(phrase: string, words: readonly LexiconWord[]): boolean {
  if (!/^\p{L}+$/u.test(phrase)) return false;
  const form = foldWord(phrase);
  return words.some(({ transliteration }) => {
    const stem = foldWord(transliteration).slice(0, STEM);
    const at = stem.length === STEM ? form.indexOf(stem) : -1;
    return at === 0 || (at > 0 && AUGMENT.test(form.slice(0, at)));
  });
}

function objectionTo(
  { phrase, end }: ClaimedMeaning,
  words: readonly LexiconWord[],
  earliest: number,
  language: Language,
): Objection[] {
  if (phrase.includes(WORD_SIGN) || phrase.includes(OTHER_SIGN) || isSupported(phrase, words)) return [];
  const { gloss, spanishGloss } = words[0]!;
  const instead = language === 'es' ? (spanishGloss ?? gloss) : gloss;
  return [{ reason: 'other-meaning', at: Math.max(end, earliest), instead }];
}

function mask({ text, others }: Sentence, found: readonly Found[]): string {
  const signs =
    [...text.replace(/[\uE000\uE001]/gu, ' ')].length === text.length ? [...text] : text.split('');
  const fill = (start: number, end: number, sign: string) => signs.fill(sign, start, end);
  for (const { start, end, osis } of others) if (osis !== undefined) fill(start, end, OTHER_SIGN);
  for (const { cluster } of found) fill(cluster.start, cluster.end, WORD_SIGN);
  return signs.join('');
}

function piece(
  { text: original }: ResolvedMention,
  text: string,
  verdict: WordPiece['verdict'],
  strongs: string,
): WordPiece {
  return { kind: 'word', text, verdict, original, strongs };
}

function unverified({ text }: { readonly text: string }, strongs?: string): WordPiece {
  return { kind: 'word', text, verdict: 'unverified', original: text, strongs };
}

function edit({ start, end }: { readonly start: number; readonly end: number }, shown: CheckedPiece): Edit {
  return { start, end, piece: shown };
}

function notice({ cluster, words }: Found, objection: Objection): Edit {
  return noticeOf(words[0]?.lemma.split(/,\s*/)[0] ?? cluster.mentions[0]!.text, objection);
}

function noticeOf(word: string, { reason, at, instead }: Objection): Edit {
  const shown: CheckedPiece = {
    kind: 'notice',
    text: '',
    verdict: 'removed',
    original: '',
    reason,
    word,
    instead,
  };
  return { start: at, end: at, piece: shown };
}
