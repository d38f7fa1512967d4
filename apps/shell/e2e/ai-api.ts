import { request, type APIRequestContext, type APIResponse } from 'playwright-core';
import { randomUUID } from 'node:crypto';
import { registerReader, signIn, type Reader } from '../../../tools/house/readers.mjs';
import { HOUSE_URL } from './browser.js';

/** What an answer of the API says. */
export type Envelope = {
  readonly success: boolean;
  readonly data?: unknown;
  readonly error?: string;
  readonly code?: string;
};

/** An event of a stream: its id, and what its data says. */
export type StreamedEvent = {
  readonly id: string | undefined;
  readonly type: string;
  readonly content?: string;
  readonly fullContent?: string;
  readonly code?: string;
  readonly message?: string;
  readonly [field: string]: unknown;
};

/** A whole answer as it streamed. */
export type Streamed = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly events: readonly StreamedEvent[];
  /** The body of an answer that is no stream. */
  readonly refusal: Envelope | undefined;
};

/** Somebody who calls the API as a browser does: with cookies, the CSRF token, and the access token if they are signed in. */
export class Caller {
  private constructor(
    private readonly api: APIRequestContext,
    private readonly houseUrl: string,
    private readonly csrfToken: string,
    private readonly bearer: string | undefined,
  ) {}

  static async visitor(houseUrl: string): Promise<Caller> {
    const api = await request.newContext();
    return new Caller(api, houseUrl, await csrfTokenOf(api, houseUrl), undefined);
  }

  /** A reader who has never been here. */
  static async reader(houseUrl: string): Promise<Caller> {
    const api = await request.newContext();
    const reader = await registerReader(api, houseUrl);
    await api.dispose();
    return Caller.as(houseUrl, reader);
  }

  /** A reader who has an account. */
  static async as(houseUrl: string, reader: Reader): Promise<Caller> {
    const api = await request.newContext();
    const { origins } = await signIn(api, houseUrl, reader);
    const bearer = origins[0]!.localStorage[0]!.value;
    return new Caller(api, houseUrl, await csrfTokenOf(api, houseUrl), bearer);
  }

  /** The same with another access token. */
  withToken(bearer: string): Caller {
    return new Caller(this.api, this.houseUrl, this.csrfToken, bearer);
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

  /** Asks for an answer, and waits for its end. Each is another one, unless a key says that it is the same. */
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

  /** Asks for an answer, and gives the line on which it comes. */
  async open(path: string, data: unknown, headers: Readonly<Record<string, string>>): Promise<Response> {
    const { cookies } = await this.api.storageState();
    return fetch(`${this.houseUrl}${path}`, {
      method: 'POST',
      body: JSON.stringify(data),
      headers: {
        'content-type': 'application/json',
        cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
        ...this.names(),
        ...headers,
      },
    });
  }

  /** The headers that say who sends. */
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
    return this.api.fetch(`${this.houseUrl}${path}`, {
      method,
      ...(data !== undefined && { data }),
      headers: { ...this.names(), ...headers },
    });
  }
}

async function csrfTokenOf(api: APIRequestContext, houseUrl: string): Promise<string> {
  const answer = (await (await api.get(`${houseUrl}/api/csrf-token`)).json()) as { csrfToken: string };
  return answer.csrfToken;
}

/** Reads a stream of events (WHATWG HTML, "Server-sent events"); comments are passed over. */
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

/** The text of an answer as its reader has put it together. */
export function textOf({ events }: Pick<Streamed, 'events'>): string {
  return events.map(({ type, content }) => (type === 'chunk' ? content : '')).join('');
}

/** The event that ended an answer. */
export function endOf({ events }: Pick<Streamed, 'events'>): StreamedEvent {
  const last = events.at(-1);
  if (!last) throw new Error('The answer has no events.');
  return last;
}

/** What is true of every answer that came to its end. */
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

/** How many requests the day leaves to whoever asked. */
export function requestsLeft({ headers }: Pick<Streamed, 'headers'>): number {
  return Number(headers['x-limit-requests-remaining']);
}

/** Makes callers of a suite; they leave at its end. */
export function openApi() {
  const callers: Caller[] = [];
  const remember = (caller: Caller) => {
    callers.push(caller);
    return caller;
  };
  afterAll(() => Promise.all(callers.map((caller) => caller.leave())));
  return {
    /** Somebody without an account. All of them share the limits of one address: few questions are theirs. */
    visitor: async () => remember(await Caller.visitor(HOUSE_URL)),
    /** A reader who has never been here. */
    reader: async () => remember(await Caller.reader(HOUSE_URL)),
  };
}
