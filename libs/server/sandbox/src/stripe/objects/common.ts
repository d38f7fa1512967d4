import type { JsonObject } from '../records/json.js';

/** An address of which nothing is known. */
export const NO_ADDRESS = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
} as const;

/** A whole list inside an object. */
export function listOf(data: readonly JsonObject[], url: string): JsonObject {
  return { object: 'list', data, has_more: false, url };
}

/** No object of the sandbox is live. */
export const TEST_MODE = { livemode: false } as const;
