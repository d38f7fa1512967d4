import type { MessageContract, RouteContract } from '@word-unfolded/contracts';
import { callRoute, type CallOptions } from './call-route.js';
import type { RouteInput } from './route-request.js';

export type GetOptions = Pick<CallOptions, 'language' | 'signal' | 'transport' | 'remember'>;

/**
 * Calls a GET route of the API and returns its `data`.
 *
 * @throws AppError always; `readableText` returns its text in the reader's language
 */
export function getData<Message extends MessageContract, Data>(
  route: RouteContract<Message, Data>,
  input: Pick<RouteInput, 'params' | 'query'>,
  options: GetOptions,
): Promise<Data> {
  return callRoute(route, input, options);
}
