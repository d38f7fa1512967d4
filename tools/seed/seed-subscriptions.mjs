import { until } from '../stack/until.mjs';
import { PaymentSandbox } from './payment-sandbox.mjs';

/** @typedef {import('./demo-browser.mjs').DemoBrowser} DemoBrowser */
/** @typedef {import('./demo-readers.mjs').DemoSubscription} DemoSubscription */

/**
 * @typedef {object} Subscriber
 * @property {DemoBrowser} browser
 * @property {DemoSubscription} subscription
 */

/** @typedef {{ tier: string, status: string | null }} State what a reader has after a step */

/**
 * @typedef {object} Step of a subscription, at its time
 * @property {number} daysAgo
 * @property {() => Promise<unknown>} [act] what the reader does; without it, time passes
 * @property {DemoBrowser} browser
 * @property {(state: State) => boolean} isDone
 */

const TRIAL_DAYS = 5;

/** Hours in which what was due before a step has happened. */
const SOON = 0.05;

/**
 * Lets readers subscribe over a year: the clock of the payment sandbox is set back, and moves from step to step until
 * today, so that invoices and changes have their dates. An installation in which somebody has bought already has a past,
 * and cannot get another one: there the readers who pay today subscribe today.
 *
 * @param {string} origin
 * @param {readonly Subscriber[]} subscribers
 * @returns {Promise<boolean>} whether they have a past
 */
export async function seedSubscriptions(origin, subscribers) {
  const sandbox = new PaymentSandbox(origin);
  const first = Math.max(0, ...subscribers.map(({ subscription }) => subscription.begins)) + 1;
  const behind = await sandbox.daysBehind();
  // A seed that was interrupted has left the clock behind; it goes on there.
  const hasPast = behind > 1 || (await sandbox.moveTo(first));
  if (!hasPast) {
    for (const { browser, subscription } of subscribers)
      if (!subscription.ending) await begin(sandbox, browser, { ...subscription, isTrial: false });
    return false;
  }
  const reached = await sandbox.daysBehind();
  const steps = subscribers
    .flatMap((subscriber) => stepsOf(sandbox, subscriber))
    .filter(({ daysAgo }) => daysAgo >= 0 && daysAgo < reached)
    .sort((one, other) => other.daysAgo - one.daysAgo);
  for (const { daysAgo, act, browser, isDone } of steps) {
    await sandbox.moveTo(daysAgo);
    await act?.();
    await arrived(browser, isDone);
  }
  await sandbox.moveTo(0);
  return true;
}

/** @param {PaymentSandbox} sandbox @param {Subscriber} subscriber @returns {Step[]} */
function stepsOf(sandbox, { browser, subscription }) {
  const { tier, begins, isTrial, ending } = subscription;
  const has = (/** @type {string} */ status) => (/** @type {State} */ now) =>
    now.tier === tier && now.status === status;
  const isFree = (/** @type {State} */ now) => now.tier === 'free';
  const firstCharge = isTrial ? begins - TRIAL_DAYS - SOON : begins;
  /** @type {Step[]} */
  const steps = [
    {
      ...{ daysAgo: begins, browser, isDone: has(isTrial ? 'trialing' : 'active') },
      act: () => begin(sandbox, browser, subscription),
    },
  ];
  if (isTrial)
    steps.push({ daysAgo: firstCharge, browser, isDone: has(ending === 'failed' ? 'past_due' : 'active') });
  if (ending === 'failed') steps.push({ daysAgo: firstCharge - 9, browser, isDone: isFree });
  if (ending === 'cancelled') {
    const cancel = () => browser.call('POST', '/api/billing/cancel', {});
    steps.push({ daysAgo: firstCharge - 3, browser, act: cancel, isDone: has('active') });
    steps.push({ daysAgo: firstCharge - 32, browser, isDone: isFree });
  }
  if (ending === 'refund' || ending === 'dispute')
    steps.push({
      ...{ daysAgo: firstCharge - 4, browser, isDone: isFree },
      act: () => sandbox.reverse(browser.email, ending),
    });
  return steps;
}

/** @param {PaymentSandbox} sandbox @param {DemoBrowser} browser @param {DemoSubscription} subscription */
async function begin(sandbox, browser, { tier, interval, isTrial, card }) {
  const { status } = await stateOf(browser);
  if (status !== null) return;
  const { data } = await browser.call('POST', `/api/billing/${isTrial ? 'trial' : 'checkout'}`, {
    tier,
    interval,
  });
  await sandbox.pay(/** @type {string} */ (data.checkoutUrl), card);
  await arrived(browser, (now) => now.tier === tier);
}

/** @param {DemoBrowser} browser @param {Step['isDone']} isDone */
function arrived(browser, isDone) {
  return until(`the subscription of ${browser.email}`, async () => isDone(await stateOf(browser)));
}

/** @param {DemoBrowser} browser @returns {Promise<State>} */
async function stateOf(browser) {
  const { data } = await browser.call('GET', '/api/billing/subscription');
  return { tier: data.type ?? '', status: data.status ?? null };
}
