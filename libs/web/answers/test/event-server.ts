import type { Transport } from '@word-unfolded/api-client';

export const ANSWER_ID = '64b0000000000000000000aa';
const WRITER = { kind: 'study-engine', name: 'study-engine' } as const;

/** Events of an answer in the gateway's format; the first has this place. */
export function events(from: number, ...written: readonly object[]): string {
  return written
    .map((event, index) => `id: ${ANSWER_ID}.${from + index}\ndata: ${JSON.stringify(event)}\n\n`)
    .join('');
}

export const chunk = (content: string) => ({ type: 'chunk', content });

export const complete = (fullContent: string, more: object = {}) => ({
  type: 'complete',
  fullContent,
  writer: WRITER,
  tokens: 5,
  stopped: false,
  answerId: ANSWER_ID,
  ...more,
});

/** The behaviour of one connection: its text, then its end; or it breaks, stays idle, or waits for the test to push. */
export type Line =
  | { readonly text: string; readonly then?: 'end' | 'break' | 'idle' }
  | { readonly push: (send: (text: string) => void) => void }
  | { readonly status: number; readonly body: unknown }
  | 'down';

type ServerRequest = {
  readonly what: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
};

/** A server whose event streams are the given connections, one after the other, and which accepts everything else. */
export function eventServer(...lines: Line[]) {
  const requests: ServerRequest[] = [];
  const transport: Transport = (address, init) => {
    if (address === '/api/csrf-token') return answer(200, { success: true, csrfToken: 't' });
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    requests.push({
      what: `${init.method} ${address}`,
      headers: init.headers as Record<string, string>,
      body,
    });
    if (init.method === 'DELETE') return answer(200, { success: true, data: { stopped: true } });
    const line = lines.shift() ?? 'down';
    if (line === 'down') return Promise.reject(new TypeError('Failed to fetch'));
    return 'status' in line ? answer(line.status, line.body) : Promise.resolve(streamOf(line));
  };
  return { transport, asked: requests };
}

function answer(status: number, body: unknown): Promise<Response> {
  return Promise.resolve(new Response(JSON.stringify(body), { status }));
}

function streamOf(line: Exclude<Line, 'down' | { readonly status: number }>): Response {
  const encoder = new TextEncoder();
  let sent = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      if ('push' in line) line.push((text) => controller.enqueue(encoder.encode(text)));
    },
    pull: (controller) => {
      if ('push' in line || (sent && line.then === 'idle')) return;
      if (!sent) controller.enqueue(encoder.encode(line.text));
      else if (line.then === 'break') controller.error(new TypeError('network'));
      else controller.close();
      sent = true;
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}
