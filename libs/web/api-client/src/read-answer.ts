import {
  CatalogueError,
  type MessageContract,
  type ResponseOf,
  type RouteContract,
} from '@word-unfolded/contracts';
import { refusalOf } from './server-refusal.js';

/**
 * What a route answered, checked by its contract (decisions, "One envelope").
 *
 * @throws CatalogueError that of the server, or INVALID_JSON_RESPONSE, or INVALID_RESPONSE_FORMAT
 */
export async function readAnswer<Message extends MessageContract>(
  route: RouteContract<Message>,
  response: Response,
): Promise<ResponseOf<Message>> {
  const body = await jsonOf(response);
  if (!response.ok) throw refusalOf(response, body);
  if (body === undefined) throw CatalogueError.of('INVALID_JSON_RESPONSE');
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  const answer = route.message.response.safeParse(data);
  if (answer.success) return answer.data as ResponseOf<Message>;
  throw CatalogueError.with('INVALID_RESPONSE_FORMAT', {}, { cause: answer.error });
}

/** The parsed body; undefined when it is not JSON, which no JSON text is. */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
