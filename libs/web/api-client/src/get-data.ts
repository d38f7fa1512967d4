import type { MessageContract, ResponseOf, RouteContract } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { readAnswer } from './read-answer.js';
import { routeAddress, type RouteInput } from './route-address.js';
import { sendGet, type Transport } from './send-get.js';
import { shareRequest } from './share-request.js';

export type GetOptions = {
  /** The reader's language: errors are answered in it. */
  readonly language: Language;
  readonly signal?: AbortSignal;
  /** Stands in for `fetch` in tests. */
  readonly transport?: Transport;
};

/**
 * Asks a GET route of the API and answers with its `data`, as its contract describes it. The same question asked twice
 * at once is sent once.
 *
 * @throws CatalogueError always; `readableText` gives its text in the reader's language
 */
export async function getData<Message extends MessageContract>(
  route: RouteContract<Message>,
  input: RouteInput,
  { language, signal, transport = (address, init) => fetch(address, init) }: GetOptions,
): Promise<ResponseOf<Message>> {
  const address = routeAddress(route, input);
  return shareRequest(`${language} ${address}`, signal, (cancelled) =>
    sendGet({ address, language, cancelled, transport, read: (response) => readAnswer(route, response) }),
  );
}
