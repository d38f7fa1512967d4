import { jest } from '@jest/globals';
import { CatalogueError, toErrorEnvelope, type PassageAnswer } from '@word-unfolded/contracts';
import { BOOKS, DISTANT_TRANSLATION, OTHER_TRANSLATION, TRANSLATION } from './invented-passages.js';

/** Answers a question for a passage: `data`, an error of the catalogue, or nothing for ever. */
export type AnswerPassage = (
  reference: string,
  translationId: string | null,
) => PassageAnswer | CatalogueError | 'never';

/**
 * Stands in the place of the API for a test, as `fetch`.
 *
 * @returns the addresses of the passages that were asked for
 */
export function standInForApi(answerPassage: AnswerPassage): string[] {
  const asked: string[] = [];
  globalThis.fetch = jest.fn<typeof fetch>((address) => {
    const { pathname, searchParams } = new URL(String(address), 'http://localhost');
    if (pathname === '/api/scripture/translations')
      return json({ data: [TRANSLATION, DISTANT_TRANSLATION, OTHER_TRANSLATION] });
    if (pathname.startsWith('/api/scripture/books/')) return json({ data: BOOKS });
    asked.push(`${pathname}?${decodeURIComponent(searchParams.toString()).replaceAll('+', ' ')}`);
    const answer = answerPassage(searchParams.get('ref') ?? '', searchParams.get('translation'));
    if (answer === 'never') return new Promise(() => undefined);
    if (answer instanceof CatalogueError) return json(toErrorEnvelope(answer, 'en', 'c-1'), answer.status);
    return json({ data: answer });
  });
  return asked;
}

function json(body: object, status = 200): Promise<Response> {
  return Promise.resolve(new Response(JSON.stringify({ success: status < 400, ...body }), { status }));
}
