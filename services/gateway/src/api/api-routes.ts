import multipart from '@fastify/multipart';
import { Injectable } from '@nestjs/common';
import {
  attachmentNamed,
  EVENT_ROUTES,
  GATHERED_ROUTES,
  ROUTES,
  STREAM_ROUTES,
  WEBHOOK_ROUTES,
  type EventRouteContract,
  type GatheredRouteContract,
  type RouteAnswer,
  type RouteContract,
  type StreamRouteContract,
  type WebhookRouteContract,
} from '@word-unfolded/contracts';
import { inSpan } from '@word-unfolded/service-kit';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  RouteGenericInterface,
} from 'fastify';
import { AuthGuard } from '../access/auth-guard.js';
import { AnswerCache } from '../cache/answer-cache.js';
import { cacheHeadersOf } from '../cache/cache-headers.js';
import { tagsOf } from '../cache/cache-tags.js';
import { CachedAnswer } from '../cache/cached-answer.js';
import { sendCached } from '../cache/send-cached.js';
import { CsrfGuard } from '../csrf/csrf-guard.js';
import type { RouteConfig } from '../edge/http-errors.js';
import { languageOf } from '../edge/reader.js';
import { TEXT_HEADERS } from '../edge/security-headers.js';
import { StoredFiles } from '../files/stored-files.js';
import { LimitHeaders } from '../limits/limit-headers.js';
import { SessionCookies } from '../session/session-cookies.js';
import { EventLines } from '../streams/event-lines.js';
import { StreamAnswers } from '../streams/stream-answers.js';
import { StreamEvents } from '../streams/stream-events.js';
import { Webhooks } from '../webhooks/webhooks.js';
import { Callers } from './callers.js';
import { GatheredAnswers } from './gathered-answers.js';
import { RouteAnswers } from './route-answers.js';
import { textOf, typeOf } from './text-answers.js';

/** Registers every route of the contracts: its guards, then its handler, which answers in the envelope. */
@Injectable()
export class ApiRoutes {
  constructor(
    private readonly answers: RouteAnswers,
    private readonly gathered: GatheredAnswers,
    private readonly cache: AnswerCache,
    private readonly authGuard: AuthGuard,
    private readonly csrf: CsrfGuard,
    private readonly cookies: SessionCookies,
    private readonly files: StoredFiles,
    private readonly limits: LimitHeaders,
    private readonly callers: Callers,
    private readonly streams: StreamAnswers,
    private readonly events: StreamEvents,
    private readonly lines: EventLines,
    private readonly webhooks: Webhooks,
  ) {}

  async register(
    server: FastifyInstance,
    routes: readonly RouteContract[] = ROUTES,
    streams: readonly StreamRouteContract[] = STREAM_ROUTES,
    events: readonly EventRouteContract[] = EVENT_ROUTES,
    webhooks: readonly WebhookRouteContract[] = WEBHOOK_ROUTES,
    gathered: readonly GatheredRouteContract[] = GATHERED_ROUTES,
  ): Promise<void> {
    this.authGuard.register(server);
    this.csrf.register(server);
    for (const route of routes) if (!route.upload) this.registerRoute(server, route);
    await server.register((forms) => this.registerUploads(forms, routes));
    for (const route of gathered)
      server.route({
        method: route.method,
        url: route.path,
        onRequest: this.guardsOf(route),
        handler: (request, reply) => traced(route, () => this.gathered.answer(route, request, reply)),
      });
    await this.webhooks.register(server, webhooks);
    this.lines.register(server);
    for (const route of streams)
      this.registerStream(server, route, (request, reply) => this.streams.answer(route, request, reply));
    for (const route of events)
      this.registerStream(server, route, (request, reply) => this.events.answer(route, request, reply));
  }

  /** Routes whose body is a form with a file. They have their own context, so that no other route accepts forms. */
  private async registerUploads(forms: FastifyInstance, routes: readonly RouteContract[]): Promise<void> {
    forms.removeAllContentTypeParsers();
    await forms.register(multipart, { throwFileSizeLimit: false });
    for (const route of routes) if (route.upload) this.registerRoute(forms, route);
  }

  private registerRoute(server: FastifyInstance, route: RouteContract): void {
    const shared = route.caching !== undefined;
    const bodyLimit = route.bodyLimit ?? route.upload?.maxBytes;
    if (shared && (route.gate !== 'everyone' || route.method !== 'GET' || route.setsSession))
      throw new Error(`${route.method} ${route.path} is not the same for everyone, so it must not be kept.`);
    server.route<RouteGenericInterface, RouteConfig>({
      method: route.method,
      url: toFastifyPath(route.path),
      ...(bodyLimit !== undefined && { bodyLimit }),
      ...(route.repeatsErrorAs !== undefined && { config: { repeatsErrorAs: route.repeatsErrorAs } }),
      onRequest: this.guardsOf(route),
      handler: (request, reply) =>
        traced(route, () =>
          shared ? this.answerShared(route, request, reply) : this.answer(route, request, reply),
        ),
    });
  }

  private registerStream(
    server: FastifyInstance,
    route: StreamRouteContract | EventRouteContract,
    handler: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ): void {
    const { method, path } = route;
    server.route({
      method,
      url: toFastifyPath(path),
      onRequest: this.guardsOf(route),
      handler: (request, reply) => traced(route, () => handler(request, reply)),
    });
  }

  /** The checks of a request before its body is read. */
  private guardsOf({ method, gate }: Pick<RouteContract, 'method' | 'gate'>): onRequestAsyncHookHandler[] {
    return [
      ...(method === 'GET' ? [] : [(request: FastifyRequest) => this.csrf.check(request)]),
      ...(gate === 'everyone' ? [] : [(request: FastifyRequest) => this.authGuard.authorize(gate, request)]),
    ];
  }

  private async answer(
    route: RouteContract,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { answer, repeated } = await this.answers.of(route, request);
    if (route.setsSession) this.setSession(answer, request, reply);
    if (repeated) void reply.header('idempotency-replayed', 'true');
    if (route.downloadAs)
      void reply.header('content-disposition', `attachment; filename="${route.downloadAs}"`);
    if (route.metered) void reply.headers(await this.limits.of(this.callers.subjectOf(request)));
    void reply.status(route.status ?? 200).header('cache-control', 'no-store');
    if (route.answerFile) return this.files.send(route.answerFile, answer.data, reply);
    if (route.answerText) return this.sendText(route.answerText, answer.data, reply);
    const { data, pagination } = answer;
    return reply.send({
      success: true,
      data,
      ...topFieldsOf(route, data),
      ...(pagination && { pagination }),
    });
  }

  private sendText(
    rule: NonNullable<RouteContract['answerText']>,
    data: unknown,
    reply: FastifyReply,
  ): FastifyReply {
    const { text, saveAs } = rule.of(data);
    if (saveAs !== undefined) void reply.header('content-disposition', attachmentNamed(saveAs));
    return reply.headers(TEXT_HEADERS).type(typeOf(rule)).send(text);
  }

  private setSession(
    { session, deviceMark }: RouteAnswer,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (deviceMark !== undefined) this.cookies.mark(request, reply, deviceMark);
    if (session) this.cookies.grant(request, reply, session);
    else if (session === null) this.cookies.end(request, reply);
  }

  private async answerShared(
    route: RouteContract,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const ask = async () => {
      const { answer } = await this.answers.of(route, request);
      return new CachedAnswer(textOf(route, answer), cacheHeadersOf(route));
    };
    const tags = tagsOf(route, request);
    const answer = await this.cache.fetch(languageOf(request), request.url, ask, tags);
    reply.hijack();
    sendCached(answer, request.id, request.raw, reply.raw);
    return reply;
  }
}

/** The span of a request: the root of a trace, because what outside callers send is not trusted. */
function traced(
  { method, path }: Pick<RouteContract, 'method' | 'path'>,
  answer: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  return inSpan(`${method} ${path}`, 'server', undefined, answer);
}

/** `/books/{translationId}` in Fastify's syntax. */
function toFastifyPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** The fields of the data that also stand beside `success`. */
function topFieldsOf({ atTop = [] }: RouteContract, data: unknown): Readonly<Record<string, unknown>> {
  const fields = data as Readonly<Record<string, unknown>>;
  return Object.fromEntries(atTop.map((field) => [field, fields[field]]));
}
