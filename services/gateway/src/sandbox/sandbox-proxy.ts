import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import { kitConfiguration, LOGGER, type KitConfiguration, type Logger } from '@word-unfolded/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { CORRELATION_HEADER } from '../edge/reader.js';
import { gatewayConfiguration, type GatewayConfiguration } from '../gateway.configuration.js';
import { isLocalRequest } from './local-request.js';

/** Idle timeout after which a sandbox counts as away, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Hop-by-hop headers (RFC 9110, section 7.6.1), and those that identify the reader: no sandbox needs them. */
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

/**
 * Proxies `/sandbox/*` to the local sandboxes of outside providers, if there are any. In production there are none.
 * They show the readers' mail, so they answer this machine only unless SANDBOX_OPEN says otherwise.
 */
@Injectable()
export class SandboxProxy {
  /** The server of each sandbox. */
  private readonly targets: Readonly<Record<'mail' | 'stripe', string | undefined>>;
  private readonly isOpen: boolean;

  constructor(
    @Inject(gatewayConfiguration.token)
    { SANDBOX_URL, PAYMENT_SANDBOX_URL, SANDBOX_OPEN }: GatewayConfiguration,
    @Inject(kitConfiguration.token) { NODE_ENV }: KitConfiguration,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    const isProduction = NODE_ENV === 'production';
    this.targets = isProduction
      ? { mail: undefined, stripe: undefined }
      : { mail: SANDBOX_URL, stripe: PAYMENT_SANDBOX_URL };
    this.isOpen = SANDBOX_OPEN;
  }

  async register(server: FastifyInstance): Promise<void> {
    await server.register(async (sandbox) => {
      sandbox.removeAllContentTypeParsers();
      sandbox.addContentTypeParser('*', (_, payload, done) => done(null, payload));
      sandbox.all('/sandbox/*', (request, reply) => {
        const target = this.targets[isOfStripe(request.url) ? 'stripe' : 'mail'];
        if (!target) throw AppError.of('ROUTE_NOT_FOUND');
        if (!this.isOpen && !isLocalRequest(request.raw)) {
          this.log.warn(
            { host: request.headers.host },
            'the sandbox answers this machine only; SANDBOX_OPEN=true opens it',
          );
          throw AppError.of('ROUTE_NOT_FOUND');
        }
        return passOn(target, request, reply);
      });
    });
  }
}

function isOfStripe(url: string): boolean {
  return /^\/sandbox\/stripe(?:[/?]|$)/.test(url);
}

async function passOn(target: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const answer = await answerOf(target, request);
  reply.hijack();
  reply.raw.writeHead(answer.statusCode ?? 502, {
    ...passedOn(answer.headers),
    [CORRELATION_HEADER]: request.id,
    'cache-control': 'no-store',
  });
  // A client that has disconnected gets no response, and a response that the sandbox breaks off cannot be repaired.
  await pipeline(answer, reply.raw).catch(() => {});
  return reply;
}

function answerOf(target: string, request: FastifyRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const away = (cause?: unknown) => reject(AppError.with('SERVICE_UNAVAILABLE', {}, { cause }));
    // Joined as text, so that no path of a request can name another host.
    const question = ask(new URL(target).origin + request.url, {
      method: request.method,
      headers: passedOn(request.headers),
      timeout: TIMEOUT_MS,
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
