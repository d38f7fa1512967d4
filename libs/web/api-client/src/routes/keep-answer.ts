import type { MessageContract, RouteContract } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { answersTo } from '../cache/answer-cache.js';
import { routeRequest, type RouteInput } from './route-request.js';

/**
 * Stores on the device what a GET route would answer now, as another call has told it: a later look without a network
 * shows that, and not the answer before.
 */
export function keepAnswer<Message extends MessageContract, Data>(
  route: RouteContract<Message, Data>,
  input: RouteInput,
  language: Language,
  data: Data,
): void {
  answersTo({ route, address: routeRequest(route, input).address, language }).store(data);
}
