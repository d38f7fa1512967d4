import escapeHtml from 'escape-html';
import type { PageLanguage } from '../../http/language.js';
import type { World } from '../engine/world.js';
import { dateText, form, hidden, money, stripePage } from './page.js';
import { STRIPE_TEXTS } from './texts.js';

const CONTROL = '/sandbox/stripe';
const SHOWN_EVENTS = 50;

/**
 * The page on which a developer moves the clock, reverses payments, and sends events again.
 *
 * @param problem why something was not done
 */
export function controlPage(world: World, language: PageLanguage, problem = ''): string {
  const texts = STRIPE_TEXTS[language];
  const { subscriptions, customers, prices, charges, disputes, events } = world.store.tables;
  const subscribed = subscriptions
    .all()
    .toReversed()
    .map(({ customer, price, status, periodEnd }) => {
      const email = customers.find(customer)?.email ?? customer;
      return `<li>${escapeHtml(email)}: ${escapeHtml(prices.get(price).nickname ?? price)}, ${status}, ${dateText(periodEnd, language)}</li>`;
    });
  const charged = charges
    .all()
    .toReversed()
    .map((charge) => {
      const claim = disputes.where((each) => each.charge === charge.id)[0];
      const button = (kind: string, text: string) =>
        form(`${CONTROL}/reverse`, text, hidden('charge', charge.id) + hidden('kind', kind));
      const actions =
        charge.status === 'failed'
          ? ''
          : claim
            ? button('won', texts.disputeWon) + button('lost', texts.disputeLost)
            : (charge.amountRefunded < charge.amount ? button('refund', texts.refund) : '') +
              button('dispute', texts.dispute);
      return `<li>${escapeHtml(customers.find(charge.customer)?.email ?? '')}: ${money(charge.amount, language)}, ${charge.status} ${actions}</li>`;
    });
  const sent = events
    .all()
    .slice(-SHOWN_EVENTS)
    .toReversed()
    .map(
      ({ id, type }) =>
        `<li>${type} ${form(`${CONTROL}/deliver`, texts.sendAgain, hidden('event', id))}</li>`,
    );
  const list = (title: string, items: readonly string[]) =>
    `<section><h2>${title}</h2>${items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${texts.none}</p>`}</section>`;
  const days = `<label for="days">${texts.days}</label><input id="days" name="days" type="number" min="-800" max="800" step="any" value="1" required>`;
  const alert = problem && `<p class="error" role="alert">${problem}</p>`;
  const content = `${alert}<section><h2>${texts.clock}</h2><p>${texts.now} ${new Date(world.now() * 1_000).toISOString()}</p>
${form(`${CONTROL}/clock`, texts.advance, days)}</section>
${list(texts.subscriptions, subscribed)}${list(texts.charges, charged)}${list(texts.events, sent)}`;
  return stripePage(language, texts.control, content);
}
