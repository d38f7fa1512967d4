import type { Language } from '@word-unfolded/domain';
import { BOOKS, parseReference, type BookId } from '@word-unfolded/scripture-ref';
import { foldedWords } from '@word-unfolded/study-library';

/** The order of books that a question asks for: “What comes after Matthew?” */
export type NeighbourAsked = {
  readonly of: BookId;
  readonly side: 'before' | 'after';
  /** Undefined at the ends of the Bible. */
  readonly book: BookId | undefined;
};

type Form = readonly [side: NeighbourAsked['side'], pattern: RegExp];

const BOOK_EN = '(?:the )?(?:book of |gospel of |letter to the )?(.+?)(?: in the bible)?$';
const BOOK_ES = '(?:l[oa]s? |el )?(?:libro de |evangelio de |carta a los )?(.+?)(?: en la biblia)?$';

/** Forms of the question, on folded words; the last group is the name of the book. */
const FORMS: Readonly<Record<Language, readonly Form[]>> = {
  en: [
    [
      'after',
      new RegExp(
        `^(?:what|which)(?: is| s)?(?: the)?(?: next)?(?: book)? (?:comes |is |goes |stands )?(?:right |directly )?after ${BOOK_EN}`,
      ),
    ],
    ['after', new RegExp(`^(?:what|which) book follows ${BOOK_EN}`)],
    [
      'before',
      new RegExp(
        `^(?:what|which)(?: is| s)?(?: the)?(?: book)? (?:comes |is |goes |stands )?(?:right |just )?before ${BOOK_EN}`,
      ),
    ],
    ['before', new RegExp(`^(?:what|which) book precedes ${BOOK_EN}`)],
  ],
  es: [
    [
      'after',
      new RegExp(
        `^(?:que|cual)(?: es)?(?: el)?(?: libro)? ?(?:que )?(?:sigue|viene|va|esta|hay)?(?: justo)? ?(?:despues de|despues del|tras|a) ${BOOK_ES}`,
      ),
    ],
    [
      'before',
      new RegExp(
        `^(?:que|cual)(?: es)?(?: el)?(?: libro)? ?(?:que )?(?:viene|va|esta|hay)?(?: justo)? ?(?:antes de|antes del) ${BOOK_ES}`,
      ),
    ],
  ],
};

/** The book whose neighbour in the Bible a question asks for, and the neighbour; undefined when it asks something else. */
export function neighbourOfQuestion(question: string, language: Language): NeighbourAsked | undefined {
  const words = foldedWords(question).join(' ');
  for (const [side, form] of FORMS[language]) {
    const name = form.exec(words)?.[1];
    const of = name === undefined ? undefined : wholeBook(name, language);
    if (!of) continue;
    const at = BOOKS.findIndex(({ osis }) => osis === of);
    return { of, side, book: BOOKS[side === 'after' ? at + 1 : at - 1]?.osis };
  }
  return undefined;
}

function wholeBook(name: string, language: Language): BookId | undefined {
  const parsed = parseReference(name, language);
  if (!parsed.understood || parsed.isCorrected || parsed.passages.length !== 1) return undefined;
  const { start, end } = parsed.passages[0]!;
  return start.chapter === undefined && start.book === end.book ? start.book : undefined;
}
