import { AppError } from '@word-unfolded/contracts';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** The HTTP methods that the server handles. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Records the methods of each path, so that any other method is answered with 405 instead of 404. Create it before the
 * first route is registered.
 */
export class OtherMethods {
  private readonly taken = new Map<string, Set<string>>();

  constructor(private readonly server: FastifyInstance) {
    server.addHook('onRoute', ({ url, method }: RouteOptions) => {
      const methods = this.taken.get(url) ?? new Set();
      for (const each of [method].flat()) methods.add(each);
      this.taken.set(url, methods);
    });
  }

  /** Answers the other methods of every registered path: OPTIONS with the allowed ones, the rest with 405. */
  refuse(): void {
    for (const [url, taken] of new Map(this.taken)) {
      if (url.includes('*')) continue;
      const allow = METHODS.filter((method) => taken.has(method) || method === 'OPTIONS').join(', ');
      const others = METHODS.filter((method) => !taken.has(method) && method !== 'OPTIONS');
      if (others.length > 0)
        this.server.route({
          method: others,
          url,
          handler: (_, reply) => {
            void reply.header('allow', allow);
            throw AppError.of('METHOD_NOT_ALLOWED');
          },
        });
      if (!taken.has('OPTIONS'))
        this.server.options(url, (_, reply) =>
          reply.status(204).headers({ allow, 'cache-control': 'no-store' }).send(),
        );
    }
  }
}
