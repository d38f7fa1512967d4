import { chance } from './demo-readers.mjs';
import { publishEvents } from './publish-events.mjs';

/** Subject of the event EventNoted (`libs/shared/contracts/src/usage/event-noted.ts`). */
const SUBJECT = 'usage.event.noted';

const DAY_MS = 86_400_000;

/** @typedef {import('./demo-readers.mjs').DemoReader & { id: string }} NewReader */

/**
 * Publishes what the auth service would have noted of readers since their first days: that they registered, verified
 * their addresses, and were active. It must come before their addresses are verified in truth, because the usage service
 * counts a reader from the first event on, and activity in the order of its days. A consumer handles several events at
 * once, so neighbours are of different readers: the days of all of them pass together.
 *
 * @param {import('../admin/installation.mjs').Nats} nats
 * @param {readonly NewReader[]} readers
 * @returns {Promise<number>} how many events
 */
export function seedHistory(nats, readers) {
  return publishEvents(nats, historyOf(readers));
}

/** @param {readonly NewReader[]} readers */
function* historyOf(readers) {
  const first = Math.max(0, ...readers.map(({ since }) => since));
  for (let daysAgo = first; daysAgo >= 1; daysAgo -= 1)
    for (const reader of readers) yield* dayOfReader(reader, daysAgo);
}

/** @param {NewReader} reader @param {number} daysAgo */
function* dayOfReader(reader, daysAgo) {
  const { since } = reader;
  if (daysAgo === since)
    for (const act of ['registered', 'email-verified']) yield event(reader, act, daysAgo);
  if (daysAgo === since || (daysAgo < since && isActive(reader, daysAgo)))
    yield event(reader, 'active', daysAgo);
}

/**
 * Whether a reader uses something on a day.
 *
 * @param {import('./demo-readers.mjs').DemoReader} reader
 * @param {number} daysAgo
 */
export function isActive({ username, activity }, daysAgo) {
  return chance('active', username, dayOf(daysAgo)) <= activity;
}

/** @param {number} daysAgo @returns {string} `2026-11-23` */
export function dayOf(daysAgo) {
  return new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);
}

/**
 * @param {NewReader} reader
 * @param {string} act
 * @param {number} daysAgo
 */
function event({ id: userId, language }, act, daysAgo) {
  const day = dayOf(daysAgo);
  return {
    subject: SUBJECT,
    id: `seed ${userId} ${act} ${day}`,
    payload: {
      service: 'auth',
      name: `account.${act}`,
      userId,
      properties: { language, tier: 'free' },
      at: `${day}T06:00:00.000Z`,
    },
  };
}
