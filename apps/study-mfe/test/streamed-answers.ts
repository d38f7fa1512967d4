import { toErrorEnvelope, type AppError } from '@word-unfolded/contracts';

export const ANSWER_ID = '64b0000000000000000000aa';
export const WRITER = { kind: 'study-engine', name: 'Study engine' } as const;

const LIMITS = { tokens: 10_000, requests: 20, images: 2, ttsCharacters: 2_000, voiceMinutes: 0 };

/** The response of `GET /api/usage/limits` for a reader who has used a part. */
export const ALLOWANCE = {
  tier: 'free',
  limits: LIMITS,
  used: { tokens: 2_500, requests: 3, images: 0, ttsCharacters: 0, voiceMinutes: 0 },
  resetsAt: '2030-05-05T00:00:00.000Z',
  limited: true,
};

/** An answer that a test streams step by step. */
type StreamedAnswer = {
  readonly write: (content: string) => void;
  readonly complete: (fullContent: string, more?: object) => void;
};

/** The requests to a route, and the controls of their answers. */
export type AnswersOfRoute = {
  readonly requests: readonly Record<string, unknown>[];
  /** The answer to the latest request. */
  readonly latest: () => StreamedAnswer;
  /** Refuses the next request instead. */
  readonly refuseNext: (error: AppError) => void;
};

/**
 * Replaces a streaming route, in front of the current `fetch`.
 *
 * @param route its method and path: `POST /api/ai/step-content`
 */
export function fakeAnswers(route: string): AnswersOfRoute {
  const others = globalThis.fetch;
  const requests: Record<string, unknown>[] = [];
  const answers: StreamedAnswer[] = [];
  let refusal: AppError | undefined;
  globalThis.fetch = ((address: string, init: RequestInit = {}) => {
    if (`${init.method ?? 'GET'} ${address}` !== route) return others(address, init);
    requests.push(JSON.parse(String(init.body)) as Record<string, unknown>);
    if (refusal) {
      const body = JSON.stringify(toErrorEnvelope(refusal, 'en', 'c-1'));
      const refused = new Response(body, { status: refusal.status });
      refusal = undefined;
      return Promise.resolve(refused);
    }
    const { answer, response } = openStream();
    answers.push(answer);
    return Promise.resolve(response);
  }) as typeof fetch;
  return {
    requests,
    latest: () => answers.at(-1)!,
    refuseNext: (error) => (refusal = error),
  };
}

function openStream(): { answer: StreamedAnswer; response: Response } {
  const encoder = new TextEncoder();
  let sink: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (sink = controller) });
  let place = 0;
  const send = (event: object) => {
    place += 1;
    sink.enqueue(encoder.encode(`id: ${ANSWER_ID}.${place}\ndata: ${JSON.stringify(event)}\n\n`));
  };
  const answer: StreamedAnswer = {
    write: (content) => send({ type: 'chunk', content }),
    complete: (fullContent, more = {}) => {
      send({
        type: 'complete',
        fullContent,
        writer: WRITER,
        tokens: 5,
        stopped: false,
        answerId: ANSWER_ID,
        ...more,
      });
      sink.close();
    },
  };
  return { answer, response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }) };
}
