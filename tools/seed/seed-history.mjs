import { chance } from './demo-readers.mjs';

/** Subject of the event EventNoted (`libs/shared/contracts/src/usage/event-noted.ts`), and its consumer. */
const SUBJECT = 'usage.event.noted';
const CONSUMER = 'usage-note-event';

const DAY_MS = 86_400_000;

/** @typedef {import('./demo-readers.mjs').DemoReader & { id: string }} NewReader */

/**
 * Publishes what the auth service would have noted of readers since their first days: that their addresses were verified,
 * and that they were active. It must come before their addresses are verified in truth, because the usage service counts
 * each once. It counts activity in the order of its days, so each day waits for the one before.
 *
 * @param {import('./publish-events.mjs').EventPublisher} publisher
 * @param {readonly NewReader[]} readers
 */
export async function seedHistory(publisher, readers) {
  const first = Math.max(0, ...readers.map(({ since }) => since));
  for (let daysAgo = first; daysAgo >= 1; daysAgo -= 1) {
    const active = readers.filter((reader) => wasActive(reader, daysAgo));
    if (active.length === 0) continue;
    const verified = active.filter(({ since }) => since === daysAgo);
    await publisher.publish(verified.map((reader) => event(reader, 'email-verified', daysAgo)));
    await publisher.publish(active.map((reader) => event(reader, 'active', daysAgo)));
    await publisher.settled(CONSUMER);
  }
}

/** @param {NewReader} reader @param {number} daysAgo */
function wasActive(reader, daysAgo) {
  return daysAgo === reader.since || (daysAgo < reader.since && isActive(reader, daysAgo));
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
