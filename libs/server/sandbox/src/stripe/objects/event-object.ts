import type { Json, JsonObject } from '../records/json.js';
import type { EventRecord } from '../records/records.js';
import { TEST_MODE } from './common.js';

/** The version of Stripe's API whose objects the sandbox has: that of the SDK in package.json. */
const API_VERSION = '2026-10-28.endive';

export function eventObject(event: EventRecord, pendingWebhooks: number): JsonObject {
  return {
    id: event.id,
    object: 'event',
    ...TEST_MODE,
    api_version: API_VERSION,
    created: event.created,
    data: { object: JSON.parse(event.object) as Json },
    pending_webhooks: pendingWebhooks,
    request: { id: event.requestId, idempotency_key: event.idempotencyKey },
    type: event.type,
  };
}

/** @param now seconds since 1970 */
export function testClockObject(id: string, now: number): JsonObject {
  return {
    id,
    object: 'test_helpers.test_clock',
    ...TEST_MODE,
    created: 0,
    deletes_after: now + 30 * 24 * 3_600,
    frozen_time: now,
    name: 'The clock of the payment sandbox',
    status: 'ready',
    status_details: {},
  };
}
