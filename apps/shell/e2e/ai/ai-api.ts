import { request, type APIRequestContext, type APIResponse } from 'playwright-core';
import { randomUUID } from 'node:crypto';
import { registerReader, signIn, type Reader } from '../../../../tools/stack/readers.mjs';
import { STACK_URL } from '../support/browser.js';

/** The response envelope of the API. */
export type Envelope = {
  readonly success: boolean;
  readonly data?: unknown;
  readonly error?: string;
  readonly code?: string;
};

/** An event of a stream: its id and its parsed data. */
export type StreamedEvent = {
  readonly id: string | undefined;
  readonly type: string;
  readonly content?: string;
  readonly fullContent?: string;
  readonly code?: string;
  readonly message?: string;
  readonly [field: string]: unknown;
};

/** A complete streamed answer. */
export type Streamed = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly events: readonly StreamedEvent[];
  /** The body of a response that is not a stream. */
  readonly refusal: Envelope | undefined;
};

/** A client that calls the API like a browser: with cookies, the CSRF token, and an access token if signed in. */
export class Caller {
  private constructor(
    private readonly api: APIRequestContext,
    private readonly stackUrl: string,
    private readonly csrfToken: string,
    private readonly bearer: string | undefined,
    /** The password of the account; empty for a visitor. */
    readonly password = '',
  ) {}

  static async visitor(stackUrl: string): Promise<Caller> {
    const api = await request.newContext();
    return new Caller(api, stackUrl, await csrfTokenOf(api, stackUrl), undefined);
  }

  /** A new reader. */
  static async reader(stackUrl: string): Promise<Caller> {
    const api = await request.newContext();
    const reader = await registerReader(api, stackUrl);
    await api.dispose();
    return Caller.as(stackUrl, reader);
  }

  /** A reader with an existing account. */
  static async as(stackUrl: string, reader: Reader): Promise<Caller> {
    const api = await request.newContext();
    const { origins } = await signIn(api, stackUrl, reader);
    const bearer = origins[0]!.localStorage[0]!.value;
    return new Caller(api, stackUrl, await csrfTokenOf(api, stackUrl), bearer, reader.password);
  }

  /** The same client with another access token. */
  withToken(bearer: string): Caller {
    return new Caller(this.api, this.stackUrl, this.csrfToken, bearer, this.password);
  }

  leave(): Promise<void> {
    return this.api.dispose();
  }

  async call(
    method: string,
    path: string,
    data?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Envelope & { readonly status: number; readonly headers: Readonly<Record<string, string>> }> {
    const answer = await this.send(method, path, data, headers);
    const envelope = (await answer.json()) as Envelope;
    return { ...envelope, status: answer.status(), headers: answer.headers() };
  }

  /** Requests an answer and waits for its end. Each call is a new request unless the idempotency key is repeated. */
  async stream(
    path: string,
    data?: unknown,
    headers: Readonly<Record<string, string>> = { 'idempotency-key': randomUUID() },
    method = 'POST',
  ): Promise<Streamed> {
    const answer = await this.send(method, path, data, headers);
    const text = await answer.text();
    const isStream = (answer.headers()['content-type'] ?? '').startsWith('text/event-stream');
    return {
      status: answer.status(),
      headers: answer.headers(),
      events: isStream ? readEvents(text) : [],
      refusal: isStream ? undefined : (JSON.parse(text) as Envelope),
    };
  }

  /** Requests an answer and returns the streaming response. */
  async open(
    path: string,
    data: unknown,
    headers: Readonly<Record<string, string>>,
    { method = 'POST', signal }: { readonly method?: string; readonly signal?: AbortSignal } = {},
  ): Promise<Response> {
    const { cookies } = await this.api.storageState();
    return fetch(`${this.stackUrl}${path}`, {
      method,
      ...(data !== undefined && { body: JSON.stringify(data) }),
      ...(signal && { signal }),
      headers: {
        'content-type': 'application/json',
        cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
        ...this.names(),
        ...headers,
      },
    });
  }

  /** The headers that identify the client. */
  private names(): Record<string, string> {
    return {
      'x-csrf-token': this.csrfToken,
      ...(this.bearer && { authorization: `Bearer ${this.bearer}` }),
    };
  }

  private send(
    method: string,
    path: string,
    data: unknown,
    headers: Readonly<Record<string, string>>,
  ): Promise<APIResponse> {
    return this.api.fetch(`${this.stackUrl}${path}`, {
      method,
      ...(data !== undefined && { data }),
      headers: { ...this.names(), ...headers },
    });
  }
}

async function csrfTokenOf(api: APIRequestContext, stackUrl: string): Promise<string> {
  const answer = (await (await api.get(`${stackUrl}/api/csrf-token`)).json()) as { csrfToken: string };
  return answer.csrfToken;
}

/** Parses a stream of events (WHATWG HTML, "Server-sent events"); comments are skipped. */
function readEvents(text: string): StreamedEvent[] {
  return text.split('\n\n').flatMap((block) => {
    const lines = block.split('\n');
    const field = (name: string) =>
      lines
        .find((line) => line.startsWith(`${name}:`))
        ?.slice(name.length + 1)
        .trim();
    const data = field('data');
    return data === undefined ? [] : [{ id: field('id'), ...(JSON.parse(data) as { type: string }) }];
  });
}

/** The text of an answer as a client assembles it. */
export function textOf({ events }: Pick<Streamed, 'events'>): string {
  return events.map(({ type, content }) => (type === 'chunk' ? content : '')).join('');
}

/** The last event of an answer. */
export function endOf({ events }: Pick<Streamed, 'events'>): StreamedEvent {
  const last = events.at(-1);
  if (!last) throw new Error('The answer has no events.');
  return last;
}

/** The assertions that hold for every completed answer. */
export function expectWhole(streamed: Streamed): void {
  expect(streamed.refusal).toBeUndefined();
  const { events } = streamed;
  const end = endOf(streamed);
  expect(end).toMatchObject({ type: 'complete', stopped: false });
  const [answerId] = events[0]!.id!.split('.');
  expect(events.map(({ id }) => id)).toEqual(events.map((_, place) => `${answerId}.${place + 1}`));
  expect(events.slice(0, -1).every(({ type }) => type === 'chunk')).toBe(true);
  expect(textOf(streamed)).toBe(end.fullContent);
  expect(end.fullContent).toMatch(/\]\((scripture|reference):/);
  expect(end.fullContent).not.toMatch(/<(script|img|a|iframe)\b/i);
}

/** The number of requests that the caller has left for the day. */
export function requestsLeft({ headers }: Pick<Streamed, 'headers'>): number {
  return Number(headers['x-limit-requests-remaining']);
}

/** Creates the clients of a suite, and disposes of them at its end. */
export function openApi() {
  const callers: Caller[] = [];
  const remember = (caller: Caller) => {
    callers.push(caller);
    return caller;
  };
  afterAll(() => Promise.all(callers.map((caller) => caller.leave())));
  return {
    /** A visitor. All visitors share the limits of one address, so they may ask only a few questions. */
    visitor: async () => remember(await Caller.visitor(STACK_URL)),
    /** A new reader. */
    reader: async () => remember(await Caller.reader(STACK_URL)),
  };
}
