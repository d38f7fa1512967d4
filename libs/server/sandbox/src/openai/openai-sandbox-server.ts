import { fastify, type FastifyReply, type FastifyRequest } from 'fastify';
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { chatCompletion } from './chat-completion.js';
import { chatRequest, type ChatRequest } from './chat-request.js';
import { errorAnswer, errorAtOnce, type ErrorAnswer } from './error-answer.js';
import { plainPicture } from './plain-picture.js';
import { plannedFailure, type PlannedFailure, type PlannedFailures } from './planned-failure.js';
import { RealtimeCalls } from '../realtime/realtime-calls.js';
import { serveRealtimeCalls, serveRealtimeDriver } from '../realtime/realtime-routes.js';
import { spokenSamples } from './speech-samples.js';
import { sendEvents, type StreamManner } from './streamed-answer.js';

const MAX_BODY_BYTES = 4_000_000;
const PARCHMENT = [0xf4, 0xea, 0xd5] as const;

export type OpenaiSandboxOptions = {
  readonly port: number;
  readonly apiKey: string;
  readonly manner: StreamManner;
  readonly failures: PlannedFailures;
  /** Generates the response to a chat completion request. */
  readonly answer: (request: ChatRequest) => string;
  /** Called for every authenticated request. */
  readonly called: (path: string, body: unknown) => void;
};

export type OpenaiSandboxServer = {
  readonly port: number;
  readonly realtime: RealtimeCalls;
  stop(): Promise<void>;
};

const speechRequest = z.object({
  model: z.string(),
  voice: z.string(),
  input: z.string().min(1).max(4_096),
  response_format: z.literal('pcm'),
});
const imageRequest = z.object({
  model: z.string(),
  prompt: z.string().min(1).max(32_000),
  size: z
    .string()
    .regex(/^\d{2,4}x\d{2,4}$/)
    .default('1024x1024'),
});

/** A server on loopback with the OpenAI endpoints that this product uses. */
export async function startOpenaiSandboxServer(options: OpenaiSandboxOptions): Promise<OpenaiSandboxServer> {
  const { apiKey, failures, called } = options;
  const server = fastify({ forceCloseConnections: true, bodyLimit: MAX_BODY_BYTES });
  server.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  );
  server.setErrorHandler((error: { statusCode?: number; message: string }, _, reply) =>
    refuse(reply, errorAnswer(error.statusCode ?? 500, error.message)),
  );

  const calls = new RealtimeCalls();
  serveRealtimeDriver(server, calls);
  server.server.on('upgrade', (request, socket, head) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== '/v1/realtime' || !isKey(request.headers.authorization, apiKey))
      return void socket.end('HTTP/1.1 401 Unauthorized\r\nconnection: close\r\n\r\n');
    calls.connect(searchParams.get('call_id'), request, socket, head);
  });

  server.post('/sandbox/openai/failures', async (request, reply) => {
    const planned = plannedFailure.safeParse(request.body);
    if (!planned.success) return refuse(reply, errorAnswer(400, planned.error.message));
    failures.plan(planned.data);
    return reply.code(204).send();
  });

  await server.register(async (api) => {
    api.addHook('preHandler', async (request, reply) => {
      if (!isKey(request.headers.authorization, apiKey))
        return refuse(reply, errorAnswer(401, 'Incorrect API key provided: sk-s***', 'invalid_api_key'));
      called(request.url, request.body);
      reply.header('x-request-id', randomBytes(8).toString('hex'));
    });
    /** Serves an endpoint with the planned failures, and validates requests by its schema. */
    const serve = <Body>(
      path: string,
      schema: z.ZodType<Body>,
      handle: (body: Body, reply: FastifyReply, failure: PlannedFailure | undefined) => unknown,
    ) =>
      api.post(path, async (request: FastifyRequest, reply) => {
        const body = schema.safeParse(request.body);
        if (!body.success) return refuse(reply, errorAnswer(400, z.prettifyError(body.error)));
        const failure = failures.next();
        const error = errorAtOnce(failure);
        if (error) return refuse(reply, error);
        if (failure?.kind === 'cut' && failure.after === 0) return void reply.hijack().raw.destroy();
        return handle(body.data, reply, failure);
      });

    serve('/v1/chat/completions', chatRequest, (body, reply, failure) => {
      const { whole, pieces, ending } = chatCompletion(body, options.answer(body));
      if (!body.stream) return whole;
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).flushHeaders();
      return sendEvents(reply.raw, { pieces, ending }, failure, options.manner).catch(() =>
        reply.raw.destroy(),
      );
    });
    serve('/v1/audio/speech', speechRequest, ({ input }, reply) =>
      reply.type('audio/pcm').send(spokenSamples(input)),
    );
    serve('/v1/images/generations', imageRequest, ({ size }) => {
      const [width = 0, height = 0] = size.split('x').map(Number);
      const picture = plainPicture(width, height, PARCHMENT).toString('base64');
      return { created: Math.floor(Date.now() / 1_000), data: [{ b64_json: picture }] };
    });
    serveRealtimeCalls(api, calls, failures);
  });

  await server.listen({ host: '127.0.0.1', port: options.port });
  return {
    port: (server.server.address() as AddressInfo).port,
    realtime: calls,
    stop: async () => {
      await calls.stop();
      await server.close();
    },
  };
}

function refuse(reply: FastifyReply, { status, headers, body }: ErrorAnswer): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}

function isKey(authorization: string | undefined, apiKey: string): boolean {
  const [received, wanted] = [authorization ?? '', `Bearer ${apiKey}`].map((text) => Buffer.from(text));
  return received!.length === wanted!.length && timingSafeEqual(received!, wanted!);
}
