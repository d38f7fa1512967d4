import {
  CatalogueError,
  errorEnvelope,
  errorText,
  isErrorCode,
  type ErrorCode,
} from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

/** What the server itself said about an error: the cause of the CatalogueError that was made of it. */
export class ServerRefusal extends Error {
  override readonly name = 'ServerRefusal';

  constructor(
    /** The server's text, already in the language that was asked for. */
    readonly text: string,
    /** HTTP status. */
    readonly status: number,
    /** Names the request in the server's logs. */
    readonly correlationId?: string,
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
  const envelope = errorEnvelope.safeParse(body);
  if (!envelope.success) {
    const text = textOfForeignBody(body) || statusText;
    const cause = text ? new ServerRefusal(text, status) : undefined;
    return CatalogueError.with('HTTP_ERROR', { status }, { cause });
  }
  const { error, code, correlationId, success: _, details: __, ...rest } = envelope.data;
  const known: ErrorCode = isErrorCode(code) ? code : 'HTTP_ERROR';
  const cause = new ServerRefusal(error, status, correlationId);
  return CatalogueError.restore(known, { status }, { cause, fields: plainFields(rest) });
}

/** The text to show for whatever was thrown: the server's own where it spoke, else that of the catalogue. */
export function readableText(error: unknown, language: Language): string {
  if (!(error instanceof CatalogueError)) return errorText('INTERNAL', language);
  return error.cause instanceof ServerRefusal ? error.cause.text : error.textIn(language);
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
