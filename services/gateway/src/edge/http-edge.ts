import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { FILES_PATH } from '@word-unfolded/contracts';
import { LOGGER, Metrics, onJourney, type Logger } from '@word-unfolded/service-kit';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createServer } from 'node:http';
import { Histogram } from 'prom-client';
import { ApiRoutes } from '../api/api-routes.js';
import { gatewayConfiguration, type GatewayConfiguration } from '../gateway.configuration.js';
import { AnswerShortcut } from '../cache/answer-shortcut.js';
import { Clock } from '../clock.js';
import { DownloadRoutes } from '../downloads/download-routes.js';
import { FirstPage } from '../first-page/first-page.js';
import { FileRoutes } from '../files/file-routes.js';
import { HealthRoutes } from '../health/health-routes.js';
import { registerApiDescription } from '../openapi/register-api-description.js';
import { SandboxProxy } from '../sandbox/sandbox-proxy.js';
import { AddressThrottle } from '../throttle/address-throttle.js';
import { registerWebFiles } from '../web/web-files.js';
import { trustedProxies } from './address-reader.js';
import { answerError, toCatalogueError } from './http-errors.js';
import { readBodies } from './read-bodies.js';
import { CORRELATION_HEADER, journeyOf, requestId } from './reader.js';
import { API_HEADERS, FILE_HEADERS, pageHeaders } from './security-headers.js';
import { answerUnreadable } from './unreadable-request.js';

/** Longest path parameter that is read: the schemas refuse earlier, with a better word. */
const PARAMETER_LIMIT = 16_000;

/** The HTTP side of the gateway: the only door of the house. */
@Injectable()
export class HttpEdge implements OnApplicationBootstrap, OnModuleDestroy {
  private server: FastifyInstance | undefined;
  private readonly pageHeaders: Readonly<Record<string, string>>;
  private readonly durations: Histogram<'route' | 'method' | 'status'>;

  constructor(
    @Inject(gatewayConfiguration.token) private readonly configuration: GatewayConfiguration,
    @Inject(LOGGER) private readonly log: Logger,
    private readonly throttle: AddressThrottle,
    private readonly shortcut: AnswerShortcut,
    private readonly api: ApiRoutes,
    private readonly health: HealthRoutes,
    private readonly files: FileRoutes,
    private readonly downloads: DownloadRoutes,
    private readonly sandbox: SandboxProxy,
    private readonly firstPage: FirstPage,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    this.pageHeaders = pageHeaders(configuration);
    this.durations = new Histogram({
      name: 'http_request_seconds',
      help: 'Time from a request to the end of its answer, by route, method and status.',
      labelNames: ['route', 'method', 'status'] as const,
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [metrics.registry],
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    const server = await this.create();
    await server.listen({ host: this.configuration.HOST, port: this.configuration.PORT });
    this.log.info({ address: server.listeningOrigin }, 'the door is open');
  }

  /** Takes no new requests and finishes those it has. */
  async onModuleDestroy(): Promise<void> {
    await this.server?.close();
  }

  /** Where it listens, such as http://localhost:8080. */
  get origin(): string {
    return this.server?.listeningOrigin ?? '';
  }

  /** The server with all its routes, not listening. */
  private async create(): Promise<FastifyInstance> {
    const server = fastify({
      logger: false,
      genReqId: requestId,
      bodyLimit: this.configuration.BODY_LIMIT_BYTES,
      trustProxy: trustedProxies(this.configuration.TRUSTED_PROXIES),
      serverFactory: (handler) =>
        createServer((request, response) =>
          this.shortcut.take(request, response, () => handler(request, response)),
        ),
      forceCloseConnections: 'idle',
      routerOptions: { maxParamLength: PARAMETER_LIMIT, ignoreTrailingSlash: true },
      // A request that Fastify cannot even route passes no hook.
      frameworkErrors: (error, request, reply) => {
        void reply.headers(API_HEADERS).header(CORRELATION_HEADER, request.id);
        void this.answerFailure(error, request, reply);
      },
      clientErrorHandler: answerUnreadable,
    });
    this.server = server;
    readBodies(server);
    this.addHooks(server);
    server.setErrorHandler((error, request, reply) => this.answerFailure(error, request, reply));
    this.health.register(server);
    registerApiDescription(server);
    await this.api.register(server);
    this.files.register(server);
    this.downloads.register(server);
    await this.sandbox.register(server);
    await registerWebFiles(server, this.configuration, this.firstPage);
    await server.ready();
    return server;
  }

  private addHooks(server: FastifyInstance): void {
    server.addHook('onRequest', (request, _, done) => {
      if (!request.url.startsWith('/api/')) return done();
      const counted = this.throttle.count(request.ip, this.clock.now());
      if (counted) counted.then(() => done(), done);
      else done();
    });
    server.addHook('onSend', (request, reply, _, done) => {
      void reply.headers(this.headersOf(request, reply)).header(CORRELATION_HEADER, request.id);
      done();
    });
    server.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'none';
      this.durations.observe(
        { route, method: request.method, status: reply.raw.statusCode },
        reply.elapsedTime / 1_000,
      );
      if (this.log.isLevelEnabled('debug')) {
        onJourney(journeyOf(request), () =>
          this.log.debug(
            { route, method: request.method, status: reply.raw.statusCode, ms: reply.elapsedTime },
            'answered',
          ),
        );
      }
      done();
    });
  }

  private headersOf({ url }: FastifyRequest, reply: FastifyReply): Readonly<Record<string, string>> {
    if (!url.startsWith('/api/')) return this.pageHeaders;
    const type = String(reply.getHeader('content-type'));
    if (url.startsWith(FILES_PATH) && !type.startsWith('application/json')) return FILE_HEADERS;
    return type.startsWith('text/html') ? this.pageHeaders : API_HEADERS;
  }

  private answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const known = toCatalogueError(error);
    if (known.status >= 500) {
      const route = request.routeOptions.url;
      onJourney(journeyOf(request), () =>
        this.log[known.code === 'INTERNAL' ? 'error' : 'warn'](
          { err: known.cause ?? known, route },
          'request failed',
        ),
      );
    }
    return answerError(known, request, reply);
  }
}
