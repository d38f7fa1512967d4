import type { Msg } from '@nats-io/transport-node';
import { z } from 'zod';
import { decode, encode } from '../protocol.js';

/**
 * How a caller finds out which replica has a call that is not answered soon.
 *
 * The caller asks all replicas of the service for the names of its calls. The reply of the question is its inbox with
 * the token `located`, and the reply of the call named `7` is the same inbox with the token `7`. The name of a stream
 * that is not open yet is its own inbox, because NATS must see when that has no reader any more. Each replica answers
 * with its own subject as reply, and says which of the calls it has. NATS delivers the messages of one connection in
 * order, so that an answer is final: a replica that received the call before the question has it, or has answered it.
 * A call that is answered soon costs nothing.
 */
export const LOCATED = 'located';

const located = z.object({
  holds: z.array(z.string()),
  /** Calls that this replica does not have, or that it has answered. */
  lacks: z.array(z.string()),
  /** False while the replica stops. */
  takesCalls: z.boolean(),
});

/** The answer of one replica. */
export type Located = Readonly<z.infer<typeof located>>;

const asked = z.array(z.string());

/** The subject on which every replica of a service is asked. */
export function locateSubject(prefix: string, service: string): string {
  return `${prefix}.${service}.calls.locate`;
}

export const encodeAsked = (names: readonly string[]) => encode(names);
export const encodeLocated = (answer: Located) => encode(answer);

/** The names that are asked for; none if the message is malformed. */
export function askedIn(message: Msg): readonly string[] {
  return parsed(asked, message) ?? [];
}

/** The answer of a replica; undefined if it is malformed. */
export function locatedIn(message: Msg): Located | undefined {
  return parsed(located, message);
}

function parsed<Schema extends z.ZodType>(schema: Schema, message: Msg): z.output<Schema> | undefined {
  try {
    return schema.safeParse(decode(message)).data;
  } catch {
    return undefined;
  }
}
