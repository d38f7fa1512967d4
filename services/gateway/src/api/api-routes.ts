import { Injectable } from '@nestjs/common';
import { CatalogueError, ROUTES, type HttpMethod, type RouteContract } from '@word-unfolded/contracts';
import { ContractClient, onJourney } from '@word-unfolded/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AnswerCache } from '../cache/answer-cache.js';
import { CachedAnswer, type Keeping } from '../cache/cached-answer.js';
import { sendCached } from '../cache/send-cached.js';
import { journeyOf, languageOf } from '../edge/reader.js';
import { readInput } from './read-input.js';

const METHODS: readonly HttpMethod[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Serves every route of the contracts: reads its input, asks its message, answers with the envelope. */
@Injectable()
export class ApiRoutes {
  constructor(
    private readonly client: ContractClient,
    private readonly cache: AnswerCache,
  ) {}

  register(server: FastifyInstance, routes: readonly RouteContract[] = ROUTES): void {
    for (const route of routes) this.registerRoute(server, route);
    for (const [path, methods] of methodsByPath(routes)) this.refuseOtherMethods(server, path, methods);
  }

  private registerRoute(server: FastifyInstance, route: RouteContract): void {
    server.route({
      method: route.method,
      url: toFastifyPath(route.path),
      ...(route.bodyLimit !== undefined && { bodyLimit: route.bodyLimit }),
      handler: (request, reply) =>
        route.caching ? this.answerShared(route, request, reply) : this.answer(route, request, reply),
    });
  }

  private refuseOtherMethods(server: FastifyInstance, path: string, methods: ReadonlySet<HttpMethod>): void {
    server.route({
      method: METHODS.filter((method) => !methods.has(method)),
      url: toFastifyPath(path),
      handler: (_, reply) => {
        void reply.header('allow', [...methods].join(', '));
        throw CatalogueError.of('METHOD_NOT_ALLOWED');
      },
    });
  }

  private async answer(
    route: RouteContract,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const data = await this.ask(route, request);
    return reply.header('cache-control', 'no-store').send({ success: true, data });
  }

  private async answerShared(
    route: RouteContract,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const answer = await this.cache.fetch(languageOf(request), request.url, async () => {
      const json = JSON.stringify({ success: true, data: await this.ask(route, request) });
      return new CachedAnswer(json, keepingOf(route));
    });
    reply.hijack();
    sendCached(answer, request.id, request.raw, reply.raw);
    return reply;
  }

  private ask(route: RouteContract, request: FastifyRequest): Promise<unknown> {
    const journey = journeyOf(request);
    const question = route.toRequest(readInput(route, request), { language: journey.language });
    return onJourney(journey, () => this.client.ask(route.message, question));
  }
}

/** `/books/{translationId}` as Fastify writes it. */
function toFastifyPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

function methodsByPath(routes: readonly RouteContract[]): Map<string, Set<HttpMethod>> {
  const methods = new Map<string, Set<HttpMethod>>();
  for (const { path, method } of routes) methods.set(path, (methods.get(path) ?? new Set()).add(method));
  return methods;
}

function keepingOf({ caching }: RouteContract): Keeping {
  if (!caching) return { cacheControl: 'no-store', vary: 'accept-encoding' };
  const { maxAgeSeconds, staleWhileRevalidateSeconds, variesByLanguage } = caching;
  return {
    cacheControl: `public, max-age=${maxAgeSeconds}, stale-while-revalidate=${staleWhileRevalidateSeconds}`,
    vary: variesByLanguage ? 'accept-language, accept-encoding' : 'accept-encoding',
  };
}
