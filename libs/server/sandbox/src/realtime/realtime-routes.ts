import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorAnswer, errorAtOnce, type ErrorAnswer } from '../openai/error-answer.js';
import type { PlannedFailures } from '../openai/planned-failure.js';
import type { RealtimeCalls } from './realtime-calls.js';
import type { SessionSettings } from './realtime-session.js';

const settings = z.looseObject({ type: z.literal('realtime'), model: z.string() });

/** What a demonstration or a browser test tells the latest call. */
const told = z.discriminatedUnion('do', [
  z.object({ do: z.literal('hear'), text: z.string(), all: z.boolean().default(false) }),
  z.object({ do: z.literal('expect-speech'), text: z.string() }),
  z.object({ do: z.literal('await-silence') }),
  z.object({ do: z.literal('say'), text: z.string() }),
  z.object({ do: z.literal('misquote'), on: z.boolean().default(true) }),
  z.object({ do: z.literal('speak-endlessly'), on: z.boolean().default(true) }),
  z.object({ do: z.literal('stall') }),
  z.object({ do: z.literal('drop') }),
  z.object({ do: z.literal('end') }),
  z.object({ do: z.literal('vanish') }),
]);

/** `POST /sandbox/realtime`: drives the latest call, so that a test in a browser needs no access to this process. */
export function serveRealtimeDriver(server: FastifyInstance, calls: RealtimeCalls): void {
  server.post('/sandbox/realtime', async (request, reply) => {
    const parsed = told.safeParse(request.body);
    const call = calls.all.at(-1);
    if (!parsed.success || !call) return reply.code(parsed.success ? 404 : 400).send();
    const { data } = parsed;
    if (data.do === 'hear')
      for (const each of data.all ? calls.all.filter(({ isOpen }) => isOpen) : [call]) each.hear(data.text);
    else if (data.do === 'expect-speech') call.expectSpeech(data.text);
    else if (data.do === 'await-silence') await call.quiet();
    else if (data.do === 'say') call.plan({ say: data.text });
    else if (data.do === 'misquote') call.misquote(data.on);
    else if (data.do === 'speak-endlessly') call.speakEndlessly(data.on);
    else if (data.do === 'stall') call.plan({ stall: true });
    else if (data.do === 'drop') call.dropSidebands();
    else await (data.do === 'end' ? call.end() : call.vanish());
    return reply.code(204).send();
  });
}

/** The calls of the Realtime API, behind the key of the sandbox. */
export function serveRealtimeCalls(
  api: FastifyInstance,
  calls: RealtimeCalls,
  failures: PlannedFailures,
): void {
  api.post('/v1/realtime/calls', async (request, reply) => {
    const failure = errorAtOnce(failures.next());
    if (failure) return refuse(reply, failure);
    const form = await formOf(request);
    const session = settings.safeParse(json(form?.get('session')));
    const offer = form?.get('sdp');
    if (typeof offer !== 'string' || !/^v=0\r?\n/.test(offer))
      return refuse(reply, errorAnswer(400, 'Invalid SDP offer', 'invalid_offer'));
    if (!session.success) return refuse(reply, errorAnswer(400, z.prettifyError(session.error)));
    try {
      const { id, answer } = await calls.begin(offer, session.data as SessionSettings);
      return await reply
        .code(201)
        .header('location', `/v1/realtime/calls/${id}`)
        .type('application/sdp')
        .send(answer);
    } catch {
      return refuse(reply, errorAnswer(400, 'Invalid SDP offer', 'invalid_offer'));
    }
  });
  api.post<{ Params: { id: string } }>('/v1/realtime/calls/:id/hangup', async ({ params }, reply) =>
    (await calls.hangUp(params.id))
      ? reply.code(200).send()
      : refuse(reply, errorAnswer(404, 'No such call', 'call_not_found')),
  );
}

function refuse(reply: FastifyReply, { status, headers, body }: ErrorAnswer): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}

async function formOf({ body, headers }: FastifyRequest): Promise<FormData | undefined> {
  const type = headers['content-type'];
  if (!Buffer.isBuffer(body) || !type) return undefined;
  return new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined);
}

/** The field of a form as JSON: browsers and clients send it as a text or as a file of type application/json. */
function json(field: unknown): unknown {
  if (typeof field !== 'string') return undefined;
  try {
    return JSON.parse(field);
  } catch {
    return undefined;
  }
}
