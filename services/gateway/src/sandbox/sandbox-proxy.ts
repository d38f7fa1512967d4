import { Inject, Injectable } from '@nestjs/common';
import { CatalogueError } from '@word-unfolded/contracts';
import { kitConfiguration, type KitConfiguration } from '@word-unfolded/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { CORRELATION_HEADER } from '../edge/reader.js';
import { gatewayConfiguration, type GatewayConfiguration } from '../gateway.configuration.js';

/** A sandbox that says nothing for this long is away, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Headers of one connection (RFC 9110, section 7.6.1), and those that say who the reader is: no sandbox needs them. */
const NOT_PASSED_ON: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'cookie',
  'set-cookie',
  'authorization',
]);

/** Passes `/sandbox/*` on to the stand-ins of outside providers, where there are any. In production there are none. */
@Injectable()
export class SandboxProxy {
  private readonly target: string | undefined;

  constructor(
    @Inject(gatewayConfiguration.token) { SANDBOX_URL }: GatewayConfiguration,
    @Inject(kitConfiguration.token) { NODE_ENV }: KitConfiguration,
  ) {
    this.target = NODE_ENV === 'production' ? undefined : SANDBOX_URL;
  }

  async register(server: FastifyInstance): Promise<void> {
    const { target } = this;
    await server.register(async (sandbox) => {
      sandbox.removeAllContentTypeParsers();
      sandbox.addContentTypeParser('*', (_, payload, done) => done(null, payload));
      sandbox.all('/sandbox/*', (request, reply) => {
        if (!target) throw CatalogueError.of('ROUTE_NOT_FOUND');
        return passOn(target, request, reply);
      });
    });
  }
}

async function passOn(target: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const answer = await answerOf(target, request);
  reply.hijack();
  reply.raw.writeHead(answer.statusCode ?? 502, {
    ...passedOn(answer.headers),
    [CORRELATION_HEADER]: request.id,
    'cache-control': 'no-store',
  });
  // Who has left gets no answer, and what the sandbox breaks off cannot be mended once it has begun.
  await pipeline(answer, reply.raw).catch(() => {});
  return reply;
}

function answerOf(target: string, request: FastifyRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const away = (cause?: unknown) => reject(CatalogueError.with('SERVICE_UNAVAILABLE', {}, { cause }));
    // Joined as text: no path of a request can name another host.
    const question = ask(new URL(target).origin + request.url, {
      method: request.method,
      headers: passedOn(request.headers),
      timeout: PATIENCE_MS,
    });
    question
      .on('response', resolve)
      .on('error', away)
      .on('timeout', () => question.destroy(new Error('the sandbox does not answer')));
    request.raw.once('close', () => request.raw.readableEnded || question.destroy());
    (request.body === undefined ? request.raw : (request.body as NodeJS.ReadableStream)).pipe(question);
  });
}

function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_PASSED_ON.has(name)));
}
