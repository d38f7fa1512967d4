import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { AppError, FILES_PATH, WEBHOOK_ROUTES } from '@word-unfolded/contracts';
import { LOGGER, Metrics, inRequestContext, type Logger } from '@word-unfolded/service-kit';
import { storageConfiguration, type StorageConfiguration } from '@word-unfolded/storage';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createServer, type RequestListener, type Server } from 'node:http';
import { Histogram } from 'prom-client';
import { ApiRoutes } from '../api/api-routes.js';
import { gatewayConfiguration, type GatewayConfiguration } from '../gateway.configuration.js';
import { CachedResponsePath } from '../cache/cached-response-path.js';
import { Clock } from '@word-unfolded/primitives';
import { DownloadRoutes } from '../downloads/download-routes.js';
import { FileRoutes } from '../files/file-routes.js';
import { HealthRoutes } from '../health/health-routes.js';
import { registerApiDescription } from '../openapi/register-api-description.js';
import { SandboxProxy } from '../sandbox/sandbox-proxy.js';
import { AddressThrottle } from '../throttle/address-throttle.js';
import { Sitemaps } from '../public-pages/sitemaps.js';
import { siteOf } from '../web/site-address.js';
import { PageRoutes } from '../web/page-routes.js';
import { registerWebFiles } from '../web/web-files.js';
import { registerWellKnown } from '../web/well-known.js';
import { trustedProxies } from './address-reader.js';
import { BodyTimeouts } from './body-timeouts.js';
import { ResponseCounts } from '../counts/response-counts.js';
import { answerError, toAppError } from './http-errors.js';
import { readBodies } from './read-bodies.js';
import { OtherMethods } from './other-methods.js';
import { answerRefusedHeads, namesHost, refuseHead } from './refused-heads.js';
import { CORRELATION_HEADER, requestContextOf, requestId } from './reader.js';
import { isCall, originForm, routeOf } from './request-target.js';
import { API_HEADERS, FILE_HEADERS, isUnlisted, pageHeaders, UNLISTED_HEADERS } from './security-headers.js';
import { answerUnreadable } from './unreadable-request.js';

/** Longest path parameter that Fastify reads. The schemas have lower limits and better errors. */
const PARAMETER_LIMIT = 16_000;

const WEBHOOKS: ReadonlySet<string> = new Set(WEBHOOK_ROUTES.map(({ path }) => path));

/** Longest interval at which Node checks connections for timeouts, in milliseconds. */
const LONGEST_CHECK_MS = 5_000;

/** The HTTP server of the gateway, which is the only public entry point. */
@Injectable()
export class HttpEdge implements OnApplicationBootstrap, OnModuleDestroy {
  private server: FastifyInstance | undefined;
  private isClosing = false;
  private readonly pageHeaders: Readonly<Record<string, string>>;
  private readonly unlistedHeaders: Readonly<Record<string, string>>;
  private readonly durations: Histogram<'route' | 'method' | 'status'>;
  private readonly bodyTimeouts: BodyTimeouts;

  constructor(
    @Inject(gatewayConfiguration.token) private readonly configuration: GatewayConfiguration,
    @Inject(LOGGER) private readonly log: Logger,
    private readonly throttle: AddressThrottle,
    private readonly shortcut: CachedResponsePath,
    private readonly api: ApiRoutes,
    private readonly health: HealthRoutes,
    private readonly files: FileRoutes,
    private readonly downloads: DownloadRoutes,
    private readonly sandbox: SandboxProxy,
    private readonly pages: PageRoutes,
    private readonly sitemaps: Sitemaps,
    private readonly clock: Clock,
    metrics: Metrics,
    private readonly counts: ResponseCounts,
    @Inject(storageConfiguration.token) storage: StorageConfiguration,
  ) {
    this.pageHeaders = pageHeaders(configuration, storage);
    const { BODY_STALLS_MS: stallMs, BODY_TIMEOUT_MS: wholeMs } = configuration;
    this.bodyTimeouts = new BodyTimeouts({ stallMs, wholeMs });
    this.unlistedHeaders = { ...this.pageHeaders, ...UNLISTED_HEADERS };
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
    this.log.info({ address: server.listeningOrigin }, 'the HTTP server is listening');
  }

  /** Refuses new requests and finishes the running ones. Their connections are closed with them. */
  async onModuleDestroy(): Promise<void> {
    this.isClosing = true;
    await this.server?.close();
  }

  /** The origin on which it listens, such as http://localhost:8080. */
  get origin(): string {
    return this.server?.listeningOrigin ?? '';
  }

  /** Creates the server with all its routes, without listening. */
  private async create(): Promise<FastifyInstance> {
    const server = fastify({
      logger: false,
      genReqId: requestId,
      bodyLimit: this.configuration.BODY_LIMIT_BYTES,
      trustProxy: trustedProxies(this.configuration.TRUSTED_PROXIES),
      serverFactory: (handler) => this.createServer(handler),
      forceCloseConnections: 'idle',
      routerOptions: { maxParamLength: PARAMETER_LIMIT, ignoreTrailingSlash: true },
      frameworkErrors: (error, request, reply) => void this.answerUnroutable(error, request, reply),
      clientErrorHandler: answerUnreadable,
    });
    this.server = server;
    const otherMethods = new OtherMethods(server);
    readBodies(server);
    this.addHooks(server);
    this.counts.register(server);
    server.setErrorHandler((error, request, reply) => this.answerFailure(error, request, reply));
    this.health.register(server);
    registerApiDescription(server);
    await this.api.register(server);
    this.files.register(server);
    this.downloads.register(server);
    await this.sandbox.register(server);
    await registerWebFiles(server, this.configuration, this.pages);
    const siteOfRequest = (request: FastifyRequest) => siteOf(request, this.configuration);
    registerWellKnown(server, siteOfRequest, () => this.clock.now().getTime());
    this.sitemaps.register(server, siteOfRequest, (request) => this.pages.count(request));
    otherMethods.refuse();
    await server.ready();
    return server;
  }

  /** Fastify applies these options only to a server that it creates itself, so they are set here. */
  private createServer(handler: RequestListener): Server {
    const { KEEP_ALIVE_MS, REQUEST_TIMEOUT_MS, BODY_STALLS_MS } = this.configuration;
    const options = {
      keepAliveTimeout: KEEP_ALIVE_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: Math.min(BODY_STALLS_MS, REQUEST_TIMEOUT_MS),
      connectionsCheckingInterval: Math.min(LONGEST_CHECK_MS, BODY_STALLS_MS),
      requireHostHeader: false,
    };
    const server = createServer(options, (request, response) => {
      if (!namesHost(request)) return refuseHead(AppError.of('HOST_INVALID'), request, response);
      request.url = originForm(request.url ?? '/');
      this.bodyTimeouts.watch(request, response);
      // A response that began before the gateway closes has promised to keep its connection.
      response.once('finish', () => this.isClosing && request.socket.end());
      this.shortcut.take(request, response, () => void handler(request, response));
    });
    answerRefusedHeads(server);
    return server;
  }

  private addHooks(server: FastifyInstance): void {
    server.addHook('onRequest', (request, _, done) => {
      if (isCompressed(request)) return done(AppError.of('MEDIA_TYPE_NOT_SUPPORTED'));
      // A route with a larger body limit gets the time of a whole request for its body.
      if ((request.routeOptions.bodyLimit ?? 0) > this.configuration.BODY_LIMIT_BYTES)
        this.bodyTimeouts.liftDeadline(request.raw);
      if (!isCall(request)) return done();
      const kind = WEBHOOKS.has(request.routeOptions.url ?? '') ? 'webhook' : 'call';
      const counted = this.throttle.count(request.ip, this.clock.now().getTime(), kind);
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
        inRequestContext(requestContextOf(request), () =>
          this.log.debug(
            { route, method: request.method, status: reply.raw.statusCode, ms: reply.elapsedTime },
            'request completed',
          ),
        );
      }
      done();
    });
  }

  private headersOf(request: FastifyRequest, reply: FastifyReply): Readonly<Record<string, string>> {
    const addresses = [request.url, routeOf(request)];
    if (!isCall(request)) return addresses.some(isUnlisted) ? this.unlistedHeaders : this.pageHeaders;
    // The response of a text route has its own.
    if (reply.hasHeader('content-security-policy')) return {};
    const type = String(reply.getHeader('content-type'));
    if (addresses.some((address) => address.startsWith(FILES_PATH)) && !type.startsWith('application/json'))
      return FILE_HEADERS;
    return type.startsWith('text/html') ? this.pageHeaders : API_HEADERS;
  }

  /** A request that Fastify cannot route, such as one with a malformed URL, runs no hook. */
  private async answerUnroutable(
    error: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { status } = toAppError(error);
    void reply.header(CORRELATION_HEADER, request.id);
    if (!this.pages.isMeant(request)) return this.answerFailure(error, request, reply.headers(API_HEADERS));
    void reply.headers(this.pageHeaders);
    try {
      await this.pages.count(request);
      return await this.pages.answerUnroutable(reply, status);
    } catch (refusal) {
      return this.answerFailure(refusal, request, reply);
    }
  }

  private answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const known = toAppError(error);
    if (known.status >= 500) {
      const route = request.routeOptions.url;
      inRequestContext(requestContextOf(request), () =>
        this.log[known.code === 'INTERNAL' ? 'error' : 'warn'](
          { err: known.cause ?? known, route },
          'request failed',
        ),
      );
    }
    return answerError(known, request, reply, this.pages.refusal(known, request));
  }
}

/** Whether a body is in a content coding. None is decoded here, so it must not be read as if it were plain (RFC 9110, 8.4). */
function isCompressed({ headers }: FastifyRequest): boolean {
  const coding = headers['content-encoding']?.trim().toLowerCase();
  return coding !== undefined && coding !== '' && coding !== 'identity';
}
