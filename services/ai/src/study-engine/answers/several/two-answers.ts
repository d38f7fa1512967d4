import { bookName, formatReference } from '@word-unfolded/scripture-ref';
import { bookOfQuestion } from '../../asking/named/book-of-question.js';
import { readQuestion } from '../../asking/read-question.js';
import { twoQuestions } from '../../asking/two-questions.js';
import type { Blocks } from '../../composing/blocks.js';
import type { CompositionContext } from '../../composing/composition-context.js';
import { understand } from '../../understanding/follow-ups/conversation.js';
import type { Understood } from '../../understanding/understood.js';
import type { ChatQuestion } from '../chat-question.js';

/** An entry that explains so much of a text asks both of its questions in its title. */
const ASKS_BOTH = 1.4;

/** A title that asks two things. */
const HAS_BOTH = /\s(?:and|y)\s/iu;

/** A chapter or a verse without its book: “what does chapter 11 verse 1 mean?” */
const CHAPTER_ALONE = /(?<!\p{L}\s)(?<!\p{L})(?:the )?(?:chapter|cap[ií]tulo|cap\.?)\s+(\d{1,3})/iu;

/** A verse without its chapter. */
const VERSE_ALONE = /(?<!\p{L})(?:the |el )?(?:verse|vers[ií]culo|v\.)\s+(\d{1,3})(?!\p{L})/iu;

/** What is asked of a person or of the turn before is understood by itself. */
const UNDERSTOOD: ReadonlySet<Understood['kind']> = new Set([
  ...(['relation', 'life', 'told', 'writings', 'of-writer', 'in-book', 'nth-passage', 'mentions'] as const),
]);

/** The two questions that are asked at once; undefined when the text asks one, or one of the two is not understood. */
export function twoAsked(
  context: CompositionContext,
  chat: ChatQuestion,
): readonly [ChatQuestion, ChatQuestion] | undefined {
  const { language, entries } = context;
  const { history, question } = chat;
  const two = twoQuestions(question, language);
  if (!two) return undefined;
  const [first, second] = [two[0], withBookOf(two[0], two[1], language)];
  const passages = readQuestion(question, language).passages.length > 0 || second !== two[1];
  const after = [...history, { role: 'user', content: first } as const];
  const asked = [
    { ...chat, question: first },
    { ...chat, question: second, history: after },
  ] as const;
  const isKnown = (text: string, turns: ChatQuestion['history']) => {
    const { understood } = understand(entries, text, turns, language);
    if (understood.kind === 'entry') return !understood.isNear;
    return UNDERSTOOD.has(understood.kind);
  };
  if (passages) {
    // “Who wrote Hebrews and what does chapter 11 mean?”: the passage is that of one of the two.
    const named = asked.map((each) => readQuestion(each.question, language).passages.length > 0);
    if (named[0] && named[1]) return asked;
    const isOfOne = isKnown(...(named[0] ? ([second, after] as const) : ([first, history] as const)));
    return isOfOne ? asked : undefined;
  }
  const whole = understand(entries, question, history, language).understood;
  if (
    whole.kind === 'compare' ||
    (whole.kind === 'entry' && whole.fit >= ASKS_BOTH && HAS_BOTH.test(whole.entry.text[language].title))
  )
    return undefined;
  return isKnown(first, history) && isKnown(second, after) ? asked : undefined;
}

/** The second question with the book of the first one, if it names a chapter without one. */
function withBookOf(first: string, second: string, language: CompositionContext['language']): string {
  if (readQuestion(second, language).passages.length > 0) return second;
  const [named] = readQuestion(first, language).passages;
  const verse = VERSE_ALONE.exec(second)?.[1];
  // “Who wrote Psalm 23 and what does verse 4 say?” names the chapter once.
  if (named?.start.chapter && verse) {
    const passage = formatReference(
      [{ start: { ...named.start, verse: Number(verse) }, end: { ...named.start, verse: Number(verse) } }],
      language,
    );
    return second.replace(VERSE_ALONE, passage);
  }
  const book = bookOfQuestion(first, language) ?? bookOfQuestion(capitalized(first), language);
  return book
    ? second
        .replace(CHAPTER_ALONE, (_, chapter: string) => `${bookName(book, language)} ${chapter}`)
        .replace(/(\d{1,3})\s*,?\s+(?:verse|vers[ií]culo|v\.?)\s+(?=\d)/iu, '$1:')
    : second;
}

/** Who writes no capitals names books too. */
const capitalized = (text: string) => text.replace(/(?<=\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

/** The first paragraphs of both answers, then what else each has, without what both have. */
export async function* joined(first: Blocks, second: Blocks): Blocks {
  const answers: string[][] = [];
  for (const answer of [first, second]) {
    const blocks: string[] = [];
    for await (const block of answer) blocks.push(block);
    answers.push(blocks);
  }
  const leads = answers.map(([lead]) => lead);
  const rest = answers.flatMap((blocks) => blocks.slice(1));
  yield* new Set([...leads, ...rest].filter((block) => block !== undefined));
}
