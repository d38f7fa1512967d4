import { askOperator } from '../admin/ask-operator.mjs';
import { chance } from './demo-readers.mjs';
import { dayOf } from './seed-history.mjs';
import { NOTHING_USED, publishCharges } from './seed-usage.mjs';

/** The message RebuildCounters (`libs/shared/contracts/src/usage/limits/rate-limits.ts`). */
const COUNT = 'usage.limits.rebuild';

/** How much of their limits some readers have used, by their number: one is nearly done, another has been warned. */
const SHARES = /** @type {Record<number, number>} */ ({ 0: 0.94, 2: 0.86 });

/** Share of the limit of other readers, at most. */
const USUAL_SHARE = 0.1;

/** The features of a day in their order, which begins again; most uses are questions. */
const FEATURES = [
  ...['chat', 'mapping-step', 'chat', 'quote', 'chat', 'word-study', 'chat', 'devotional', 'chat'],
  'reading-plan',
];

/** Tokens run out before requests. */
const REQUESTS_PER_TOKENS = 0.7;

/** @typedef {import('./demo-browser.mjs').DemoBrowser} DemoBrowser */
/** @typedef {import('./seed-readers.mjs').SeededReader} SeededReader */
/** @typedef {{ tier: string, overallMetrics: Record<'tokens' | 'requests' | 'images' | 'tts' | 'voice', { limit: number }> }} Analytics */

/**
 * Publishes usage of today, in parts of what each reader's tier allows, and counts it against the limits. A second seed
 * of a day changes nothing.
 *
 * @param {import('./publish-events.mjs').EventPublisher} publisher
 * @param {import('../admin/installation.mjs').Nats} nats
 * @param {readonly { reader: SeededReader, browser: DemoBrowser }[]} readers
 * @returns {Promise<number>} how many charges
 */
export async function seedToday(publisher, nats, readers) {
  /** @type {import('./seed-usage.mjs').Charge[]} */
  const charges = [];
  for (const { reader, browser } of readers) {
    const { data } = await browser.call('GET', '/api/usage/analytics');
    charges.push(...chargesOf(reader, /** @type {Analytics} */ (/** @type {unknown} */ (data))));
  }
  await publishCharges(publisher, charges);
  await askOperator(nats, COUNT, {}, 120_000);
  return charges.length;
}

/** @param {SeededReader} reader @param {Analytics} analytics */
function* chargesOf(
  { id, index, username },
  { tier, overallMetrics: { tokens, requests, images, tts, voice } },
) {
  const day = dayOf(0);
  const share = SHARES[index] ?? USUAL_SHARE * chance('share', username, day);
  const began = Date.parse(`${day}T00:00:00.000Z`);
  let number = 0;
  const charge = (/** @type {string} */ feature, /** @type {Partial<typeof NOTHING_USED>} */ amounts) => {
    number += 1;
    const words = /** @type {const} */ ([username, day, number]);
    return {
      id: `seed-${username}-${number}`,
      payer: { kind: 'reader', id },
      ...{ tier, day, feature, amounts: { ...NOTHING_USED, ...amounts } },
      at: new Date(began + (Date.now() - began) * chance('moment', ...words)).toISOString(),
    };
  };
  const asked = Math.max(1, Math.round(requests.limit * share * REQUESTS_PER_TOKENS));
  for (let request = 0; request < asked; request += 1)
    yield charge(FEATURES[request % FEATURES.length] ?? 'chat', {
      tokens: Math.floor((tokens.limit * share) / asked),
      requests: 1,
    });
  const part = (/** @type {string} */ of) => share * (0.6 + 0.6 * chance('part', of, username));
  const drawn = Math.min(images.limit, Math.round(images.limit * part('images')));
  for (let image = 0; image < drawn; image += 1) yield charge('image', { images: 1 });
  yield charge('speech', { ttsCharacters: Math.floor(tts.limit * Math.min(1, part('speech'))) });
  const minutes = Math.floor(voice.limit * Math.min(1, part('voice')));
  if (minutes > 0) yield charge('voice', { voiceMinutes: minutes });
}
