import type { Language } from '@word-unfolded/domain';
import { parseReference, type BookId } from '@word-unfolded/scripture-ref';

/** Phrases before the name of a book that is asked about as a whole; each ends where the name begins. */
const ABOUT_BOOK: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:(?:who\s+wrote|author\s+of|summary\s+of|summarize|overview\s+of|introduction\s+to|(?:about|of|is)\s+the\s+(?:book|letter|epistle|gospel)\s+(?:of|to\s+the|to|according\s+to)?|(?:book|letter|epistle|gospel)\s+(?:of|to\s+the|to|according\s+to))\s+)+(?:the\s+)?(?:(?:book|letter|epistle|gospel)\s+(?:of|to\s+the|to)\s+)?/giu,
  es: /(?:qui[eé]n\s+escribi[oó]|autor\s+de|resumen\s+de|resume|introducci[oó]n\s+a|(?:libro|carta|ep[ií]stola|evangelio)\s+(?:de|a\s+los|a|seg[uú]n))\s+(?:los\s+|la\s+|el\s+)?(?:(?:libro|carta|ep[ií]stola|evangelio)\s+(?:de|a\s+los|a|seg[uú]n)\s+)?(?:san\s+)?/giu,
};

/** The name of a book, with its number. */
const NAME =
  /^(?:[1-3]\s?|(?:first|second|third|primera|segunda|tercera)\s+)?\p{Lu}\p{L}+(?:\s+of\s+Songs?|\s+of\s+Solomon|\s+de\s+los\s+Cantares)?/u;

/** Number of candidate names. */
const MOST_NAMES = 4;

/** The book that a question is about as a whole: "Who wrote Hebrews?", "the book of Ruth", or only its name. */
export function bookOfQuestion(question: string, language: Language): BookId | undefined {
  const alone = question.replace(/[¿?¡!.]+/g, ' ').trim();
  const leads = [...question.matchAll(ABOUT_BOOK[language])].slice(0, MOST_NAMES);
  const named = leads.map(({ 0: lead, index }) => NAME.exec(question.slice(index + lead.length))?.[0]);
  for (const name of [alone, ...named]) {
    const parsed = name ? parseReference(name, language) : undefined;
    if (!parsed?.understood || parsed.isCorrected || parsed.passages.length !== 1) continue;
    const { start, end } = parsed.passages[0]!;
    if (start.chapter === undefined && start.book === end.book) return start.book;
  }
  return undefined;
}
