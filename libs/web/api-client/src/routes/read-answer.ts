import { AppError, type MessageContract, type RouteContract } from '@word-unfolded/contracts';
import { refusalOf } from '../problems/server-refusal.js';

/**
 * The response of a route, validated by its contract (decisions, "One envelope").
 *
 * @throws AppError that of the server, or INVALID_JSON_RESPONSE, or INVALID_RESPONSE_FORMAT
 */
export async function readAnswer<Message extends MessageContract, Data>(
  route: RouteContract<Message, Data>,
  response: Response,
): Promise<Data> {
  const body = await jsonOf(response);
  if (!response.ok) throw refusalOf(response, body);
  if (body === undefined) throw AppError.of('INVALID_JSON_RESPONSE');
  const isEnvelope = typeof body === 'object' && body !== null && 'data' in body;
  return checked(route, isEnvelope ? body.data : undefined);
}

/**
 * Validates data by the contract of its route.
 *
 * @throws AppError INVALID_RESPONSE_FORMAT
 */
export function checked<Message extends MessageContract, Data>(
  route: RouteContract<Message, Data>,
  data: unknown,
): Data {
  const read = (route.answer ?? route.message.response).safeParse(data);
  if (read.success) return read.data as Data;
  throw AppError.with('INVALID_RESPONSE_FORMAT', {}, { cause: read.error });
}

/** The parsed body; undefined if it is not JSON, because no JSON text has that value. */
export async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
