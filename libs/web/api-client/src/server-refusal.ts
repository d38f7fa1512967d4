import {
  CatalogueError,
  errorEnvelope,
  errorText,
  isErrorCode,
  type ErrorCode,
} from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

/** What is wrong with one field, in the reader's language. */
export type RefusedField = { readonly field: string; readonly error: string };

/** What the server itself said about an error: the cause of the CatalogueError that was made of it. */
export class ServerRefusal extends Error {
  override readonly name = 'ServerRefusal';

  constructor(
    /** The server's text, already in the language that was asked for; empty when it said nothing. */
    readonly text: string,
    /** HTTP status. */
    readonly status: number,
    /** Names the request in the server's logs. */
    readonly correlationId?: string,
    readonly fields: readonly RefusedField[] = [],
    /** Seconds to wait before asking again, as the header says. */
    readonly retryAfter?: number,
  ) {
    super(text);
  }
}

/**
 * The error of an answer that is not OK. Its code is the server's; an answer that is no envelope of ours, such as that of
 * a proxy, becomes HTTP_ERROR (specification, section 8: body error, else status text, else 'HTTP error {status}').
 */
export function refusalOf(response: Response, body: unknown): CatalogueError {
  const { status, statusText } = response;
  const retryAfter = secondsOf(response.headers.get('Retry-After'));
  const envelope = errorEnvelope.safeParse(body);
  if (!envelope.success) {
    const text = textOfForeignBody(body) || statusText;
    const cause = new ServerRefusal(text, status, undefined, [], retryAfter);
    return CatalogueError.with('HTTP_ERROR', { status }, { cause });
  }
  const { error, code, correlationId, success: _, details, ...rest } = envelope.data;
  const known: ErrorCode = isErrorCode(code) ? code : 'HTTP_ERROR';
  const cause = new ServerRefusal(error, status, correlationId, details, retryAfter);
  return CatalogueError.restore(known, { status }, { cause, fields: plainFields(rest) });
}

/** What the server said, where it was the server that refused. */
export function refusalIn(error: unknown): ServerRefusal | undefined {
  if (!(error instanceof CatalogueError)) return undefined;
  return error.cause instanceof ServerRefusal ? error.cause : undefined;
}

/** Whether something was refused for this reason. */
export function refusedFor(error: unknown, code: ErrorCode): boolean {
  return error instanceof CatalogueError && error.code === code;
}

/** The text to show for whatever was thrown: the server's own where it spoke, else that of the catalogue. */
export function readableText(error: unknown, language: Language): string {
  if (!(error instanceof CatalogueError)) return errorText('INTERNAL', language);
  return refusalIn(error)?.text || error.textIn(language);
}

function textOfForeignBody(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('error' in body)) return '';
  return typeof body.error === 'string' ? body.error : '';
}

function plainFields(rest: Record<string, unknown>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(rest).filter(
      (pair): pair is [string, string | number] => typeof pair[1] === 'string' || typeof pair[1] === 'number',
    ),
  );
}

/** RFC 9110, section 10.2.3: seconds, or a date. */
function secondsOf(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const until = Date.parse(header) - Date.now();
  return Number.isNaN(until) ? undefined : Math.max(0, Math.ceil(until / 1000));
}
