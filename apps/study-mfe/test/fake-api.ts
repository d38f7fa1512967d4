import { jest } from '@jest/globals';
import { AppError, toErrorEnvelope, type PassageAnswer, type WordsAnswer } from '@word-unfolded/contracts';
import { BOOKS, DISTANT_TRANSLATION, OTHER_TRANSLATION, TRANSLATION } from './fake-passages.js';

/** Responds to a request for a passage: `data`, a registered error, or never. */
export type AnswerPassage = (
  reference: string,
  translationId: string | null,
) => PassageAnswer | AppError | 'never';

/** The responses of other routes, by their path; any other route never responds. */
export type OtherAnswers = Readonly<Record<string, (query: URLSearchParams) => unknown>>;

/** The response for the words of a translation without tags. */
const UNTAGGED: WordsAnswer = {
  reference: '',
  translation: TRANSLATION,
  tagged: false,
  aligned: null,
  taggedTranslations: [],
  verses: [],
  next: null,
};

/**
 * Replaces the API in a test, as `fetch`.
 *
 * @returns the addresses of the requested passages
 */
export function fakeApi(answerPassage: AnswerPassage, others: OtherAnswers = {}): string[] {
  const known: OtherAnswers = {
    '/api/scripture/suggest': () => [],
    '/api/scripture/words': () => UNTAGGED,
    ...others,
  };
  const requests: string[] = [];
  globalThis.fetch = jest.fn<typeof fetch>((address) => {
    const { pathname, searchParams } = new URL(String(address), 'http://localhost');
    if (pathname === '/api/health') return json({ data: {} });
    if (pathname === '/api/scripture/translations')
      return json({ data: [TRANSLATION, DISTANT_TRANSLATION, OTHER_TRANSLATION] });
    if (pathname.startsWith('/api/scripture/books/')) return json({ data: BOOKS });
    const other = known[pathname] ?? known[pathname.replace(/\/[^/]+$/, '')]; // matches a path that ends with the requested one
    if (other) return answerWith(other(searchParams));
    if (pathname.startsWith('/api/scripture/')) return new Promise(() => undefined);
    requests.push(`${pathname}?${decodeURIComponent(searchParams.toString()).replaceAll('+', ' ')}`);
    const answer = answerPassage(searchParams.get('ref') ?? '', searchParams.get('translation'));
    return answer === 'never' ? new Promise(() => undefined) : answerWith(answer);
  });
  return requests;
}

function answerWith(answer: unknown): Promise<Response> {
  if (answer instanceof AppError) return json(toErrorEnvelope(answer, 'en', 'c-1'), answer.status);
  return json({ data: answer });
}

function json(body: object, status = 200): Promise<Response> {
  return Promise.resolve(new Response(JSON.stringify({ success: status < 400, ...body }), { status }));
}
