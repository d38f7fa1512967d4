import { chance } from './demo-readers.mjs';
import { publishEvents } from './publish-events.mjs';

/** Subject of the event EventNoted (`libs/shared/contracts/src/usage/event-noted.ts`). */
const SUBJECT = 'usage.event.noted';

const DAY_MS = 86_400_000;

/**
 * Publishes what the auth service would have noted of a reader since their first day: that they registered, verified
 * their address, and were active. It must come before their address is verified in truth, because the usage service
 * counts a reader from the first event on, and activity in the order of its days.
 *
 * @param {import('../admin/installation.mjs').Nats} nats
 * @param {import('./demo-readers.mjs').DemoReader & { id: string }} reader
 * @returns {Promise<number>} how many events
 */
export function seedHistory(nats, reader) {
  return publishEvents(nats, historyOf(reader));
}

/** @param {import('./demo-readers.mjs').DemoReader & { id: string }} reader */
function* historyOf(reader) {
  yield event(reader, 'registered', reader.since);
  yield event(reader, 'email-verified', reader.since);
  for (let daysAgo = reader.since; daysAgo >= 1; daysAgo -= 1)
    if (daysAgo === reader.since || isActive(reader, daysAgo)) yield event(reader, 'active', daysAgo);
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
 * @param {import('./demo-readers.mjs').DemoReader & { id: string }} reader
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
