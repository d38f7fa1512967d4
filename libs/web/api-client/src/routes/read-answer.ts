import {
  AppError,
  pagination,
  type MessageContract,
  type Pagination,
  type RouteContract,
} from '@word-unfolded/contracts';
import type { z } from 'zod';
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
  return checked(route, await dataIn(response));
}

/** The response of a route with its place in a list of several pages, if it has one. @throws AppError as `readAnswer` */
export async function readPage<Message extends MessageContract, Data>(
  route: RouteContract<Message, Data>,
  response: Response,
): Promise<{ readonly data: Data; readonly pagination: Pagination | undefined }> {
  const body = await bodyOf(response);
  return {
    data: checked(route, partOf(body, 'data')),
    pagination: pagination.safeParse(partOf(body, 'pagination')).data,
  };
}

/**
 * The data of a response, as it was sent.
 *
 * @throws AppError that of the server, or INVALID_JSON_RESPONSE
 */
export async function dataIn(response: Response): Promise<unknown> {
  return partOf(await bodyOf(response), 'data');
}

async function bodyOf(response: Response): Promise<unknown> {
  const body = await jsonOf(response);
  if (!response.ok) throw refusalOf(response, body);
  if (body === undefined) throw AppError.of('INVALID_JSON_RESPONSE');
  return body;
}

function partOf(body: unknown, name: 'data' | 'pagination'): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
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
  return readBy(route.answer ?? route.message.response, data) as Data;
}

/** @throws AppError INVALID_RESPONSE_FORMAT */
export function readBy<Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> {
  const read = schema.safeParse(data);
  if (read.success) return read.data;
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
