import type { GatheredRouteContract } from '@word-unfolded/contracts';
import type { z } from 'zod';
import { claimsOf, readToken } from '../session/access-token.js';
import { withSession } from '../session/with-session.js';
import { deliver } from '../transport/deliver.js';
import type { Sending } from '../transport/send-once.js';
import { browserTransport } from '../transport/transport.js';
import type { GetOptions } from './call-route.js';
import { dataIn, readBy } from './read-answer.js';
import { routeRequest, type RouteInput } from './route-request.js';
import { shareRequest } from './share-request.js';

/**
 * Calls a route whose response has parts of several services, and returns its `data`. It is not stored on the device.
 *
 * @throws AppError always; `readableText` returns its text in the reader's language
 */
export function getGathered<Answer extends z.ZodType>(
  route: GatheredRouteContract & { readonly answer: Answer },
  query: NonNullable<RouteInput['query']>,
  { language, signal, transport = browserTransport }: Omit<GetOptions, 'remember'>,
): Promise<z.output<Answer>> {
  const request = routeRequest(route, { query });
  const reader = claimsOf(readToken())?.sub ?? '';
  return shareRequest(`${reader} ${language} ${request.address}`, signal, (cancelled) => {
    const sending: Sending = { language, transport, cancelled };
    return withSession(route, sending, () =>
      deliver({
        ...sending,
        request,
        read: async (response) => readBy(route.answer, await dataIn(response)),
      }),
    );
  });
}
