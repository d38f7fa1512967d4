import { plainWords } from './plain-words.js';

/**
 * Words of a piece at most. The patterns and the classifier take time that grows faster than the length of a sentence,
 * and some writers use no full stops at all.
 */
const PIECE_WORDS = 48;

/** Words that a piece repeats from the one before it, so that no phrase is lost at the cut. */
const OVERLAP_WORDS = 16;

/**
 * Different sentences that are examined at most: more than the longest entry has when people write it, few enough that
 * no text occupies the process for long. Of a longer text the first and last halves are examined.
 */
const MOST_SENTENCES = 1_000;

/** The longest text that is examined, in characters; more than the longest question and journal entry. */
const MOST_CHARACTERS = 60_000;

/** Words of somebody who says that they feel or do what they have just told of somebody else. */
const LIKENESS = / (?:i|me|yo) (?:\S+ ){0,4}(?:same|too|like (?:him|her)|lo mismo|igual|tambien) /;

/**
 * A question that follows what somebody tells, with a comma alone: “I want to end it all, what does Psalm 88 mean?” Its
 * words would hide theirs.
 */
const QUESTION_BEHIND =
  /,\s+(?=¿|(?:and |but |so |y |pero )?(?:what|which|who|where|when|why|how|does|did|do|is there|are there|can you|could you|should i|any|que|qué|cual|cuál|quien|quién|donde|dónde|cuando|cuándo|por que|por qué|como|cómo|hay|puedes|podrias|podrías|dice)(?!\p{L})[^.?!]*\?)/giu;

/**
 * The different sentences of a text as plain words, each with a space at both ends. A sentence that says `I do the same`
 * stands together with the one before it, which tells what. A long sentence comes in pieces that overlap.
 */
export function sentencesOf(text: string): string[] {
  const sentences = plainWords(text.slice(0, MOST_CHARACTERS).replace(QUESTION_BEHIND, '. '))
    .split(' . ')
    .flatMap((sentence) => piecesOf(sentence.trim()))
    .map((sentence) => ` ${sentence} `);
  const joined = sentences.map((sentence, index) =>
    index > 0 && LIKENESS.test(sentence) ? sentences[index - 1]!.trimEnd() + sentence : sentence,
  );
  const different = [...new Set(joined)];
  if (different.length <= MOST_SENTENCES) return different;
  return [...different.slice(0, MOST_SENTENCES / 2), ...different.slice(-MOST_SENTENCES / 2)];
}

function piecesOf(sentence: string): string[] {
  const words = sentence.split(' ').filter((word) => word !== '' && word !== '.');
  if (words.length === 0) return [];
  const pieces: string[] = [];
  for (let begin = 0; ; begin += PIECE_WORDS - OVERLAP_WORDS) {
    pieces.push(words.slice(begin, begin + PIECE_WORDS).join(' '));
    if (begin + PIECE_WORDS >= words.length) return pieces;
  }
}
