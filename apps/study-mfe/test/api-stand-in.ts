import { jest } from '@jest/globals';
import {
  CatalogueError,
  toErrorEnvelope,
  type PassageAnswer,
  type WordsAnswer,
} from '@word-unfolded/contracts';
import { BOOKS, DISTANT_TRANSLATION, OTHER_TRANSLATION, TRANSLATION } from './invented-passages.js';

/** Answers a question for a passage: `data`, an error of the catalogue, or nothing for ever. */
export type AnswerPassage = (
  reference: string,
  translationId: string | null,
) => PassageAnswer | CatalogueError | 'never';

/** What other routes answer with, by their path; a route that is not named has no answer for ever. */
export type OtherAnswers = Readonly<Record<string, (query: URLSearchParams) => unknown>>;

/** What an edition without tags says of its words. */
const UNTAGGED: WordsAnswer = {
  reference: '',
  translation: TRANSLATION,
  tagged: false,
  taggedTranslations: [],
  verses: [],
  next: null,
};

/**
 * Stands in the place of the API for a test, as `fetch`.
 *
 * @returns the addresses of the passages that were asked for
 */
export function standInForApi(answerPassage: AnswerPassage, others: OtherAnswers = {}): string[] {
  const known: OtherAnswers = {
    '/api/scripture/suggest': () => [],
    '/api/scripture/words': () => UNTAGGED,
    ...others,
  };
  const asked: string[] = [];
  globalThis.fetch = jest.fn<typeof fetch>((address) => {
    const { pathname, searchParams } = new URL(String(address), 'http://localhost');
    if (pathname === '/api/scripture/translations')
      return json({ data: [TRANSLATION, DISTANT_TRANSLATION, OTHER_TRANSLATION] });
    if (pathname.startsWith('/api/scripture/books/')) return json({ data: BOOKS });
    const other = known[pathname];
    if (other) return answerWith(other(searchParams));
    if (pathname.startsWith('/api/scripture/')) return new Promise(() => undefined);
    asked.push(`${pathname}?${decodeURIComponent(searchParams.toString()).replaceAll('+', ' ')}`);
    const answer = answerPassage(searchParams.get('ref') ?? '', searchParams.get('translation'));
    return answer === 'never' ? new Promise(() => undefined) : answerWith(answer);
  });
  return asked;
}

function answerWith(answer: unknown): Promise<Response> {
  if (answer instanceof CatalogueError) return json(toErrorEnvelope(answer, 'en', 'c-1'), answer.status);
  return json({ data: answer });
}

function json(body: object, status = 200): Promise<Response> {
  return Promise.resolve(new Response(JSON.stringify({ success: status < 400, ...body }), { status }));
}
