import { AppError, errorEnvelope, errorText, isErrorCode, type ErrorCode } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

/** The problem of one field, in the reader's language. */
export type RefusedField = { readonly field: string; readonly error: string };

/** The server's own report of an error: the cause of the AppError that was created from it. */
export class ServerRefusal extends Error {
  override readonly name = 'ServerRefusal';

  constructor(
    /** The server's text, already in the requested language; empty if it sent none. */
    readonly text: string,
    /** HTTP status. */
    readonly status: number,
    /** Identifies the request in the server's logs. */
    readonly correlationId?: string,
    readonly fields: readonly RefusedField[] = [],
    /** Seconds before the next attempt, from the header. */
    readonly retryAfter?: number,
  ) {
    super(text);
  }
}

/**
 * The error of a response that is not OK. Its code is the server's; a response without our envelope, such as that of a
 * proxy, becomes HTTP_ERROR. Its text is never an HTTP reason phrase, because those are English and meant for programs.
 */
export function refusalOf(response: Response, body: unknown): AppError {
  const { status, statusText } = response;
  const retryAfter = secondsOf(response.headers.get('Retry-After'));
  const envelope = errorEnvelope.safeParse(body);
  if (!envelope.success) {
    const text = isRefusal(status) ? textOfForeignBody(body, statusText) : '';
    const cause = new ServerRefusal(text, status, undefined, [], retryAfter);
    return AppError.with('HTTP_ERROR', { status }, { cause });
  }
  const { error, code, correlationId, success: _, details, ...rest } = envelope.data;
  const known: ErrorCode = isErrorCode(code) ? code : 'HTTP_ERROR';
  const cause = new ServerRefusal(error, status, correlationId, details, retryAfter);
  return AppError.restore(known, { status }, { cause, fields: plainFields(rest) });
}

/** The server's report, if the error came from the server. */
export function refusalIn(error: unknown): ServerRefusal | undefined {
  if (!(error instanceof AppError)) return undefined;
  return error.cause instanceof ServerRefusal ? error.cause : undefined;
}

/** Whether an error has this code. */
export function refusedFor(error: unknown, code: ErrorCode): boolean {
  return error instanceof AppError && error.code === code;
}

/** The HTTP status of a refusal by the server; undefined for other errors. */
export function refusedWith(error: unknown): number | undefined {
  return refusalIn(error)?.status;
}

/** The failed operation: an action of the reader, or the loading of data for a page. */
export type FailureKind = 'action' | 'load';

/** The fallback texts (specification, section 8, "Others"). */
const FAILED = { action: 'ACTION_FAILED', load: 'LOAD_FAILED' } as const satisfies Record<
  FailureKind,
  ErrorCode
>;

/**
 * The text to show for any thrown value: the server's own if there is one, else that of the error registry, else the
 * failed operation.
 */
export function readableText(error: unknown, language: Language, kind: FailureKind): string {
  if (!(error instanceof AppError)) return errorText(FAILED[kind], language);
  const refusal = refusalIn(error);
  if (refusal?.text) return refusal.text;
  if (error.code !== 'HTTP_ERROR') return error.textIn(language);
  return errorText((refusal && codeOfStatus(refusal.status)) ?? FAILED[kind], language);
}

/** The meaning of a status without our envelope. */
const CODES = {
  400: 'MALFORMED_BODY',
  401: 'NOT_AUTHENTICATED',
  403: 'UNAUTHORIZED',
  404: 'ROUTE_NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'REQUEST_TIMEOUT',
  413: 'BODY_TOO_LARGE',
  414: 'ADDRESS_TOO_LONG',
  415: 'MEDIA_TYPE_NOT_SUPPORTED',
  429: 'TOO_MANY_ATTEMPTS',
  431: 'HEADERS_TOO_LARGE',
} as const satisfies Partial<Record<number, ErrorCode>>;

function codeOfStatus(status: number): Exclude<ErrorCode, 'RATE_LIMITED'> | undefined {
  return status >= 500 ? 'INTERNAL' : CODES[status as keyof typeof CODES];
}

/** Below 500 a proxy may report the real problem; from 500 on it reports its own. */
const isRefusal = (status: number) => status < 500;

/** The error of a foreign body, unless it only repeats the status: 'Not Found' and similar. */
function textOfForeignBody(body: unknown, statusText: string): string {
  if (typeof body !== 'object' || body === null || !('error' in body)) return '';
  const { error } = body;
  if (typeof error !== 'string' || error.toLowerCase() === statusText.toLowerCase()) return '';
  return REASON_PHRASE.test(error.trim()) ? '' : error;
}

/** The reason phrases of refusals (RFC 9110, section 15.5; RFC 6585), listed because HTTP/2 sends none. */
const REASON_PHRASE = new RegExp(
  `^(?:\\d{3}\\s*)?(?:${[
    'Bad Request|Unauthorized|Payment Required|Forbidden|Not Found|Method Not Allowed|Not Acceptable',
    'Proxy Authentication Required|Request Time-?out|Conflict|Gone|Length Required|Precondition (?:Failed|Required)',
    '(?:Content|Payload|Request Entity|Request Header Fields) Too Large|(?:Request-)?URI Too (?:Long|Large)',
    'Unsupported Media Type|(?:Requested )?Range Not Satisfiable|Expectation Failed|Misdirected Request',
    'Unprocessable (?:Content|Entity)|Locked|Failed Dependency|Too Early|Upgrade Required|Too Many Requests',
    'Unavailable For Legal Reasons|I.m a teapot',
  ].join('|')})\\.?$`,
  'i',
);

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
