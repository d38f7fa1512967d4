import escapeHtml from 'escape-html';
import type { PageLanguage } from '../../http/language.js';
import type { World } from '../engine/world.js';
import { cardOf } from '../records/cards.js';
import type { InvoiceRecord, PortalRecord, SubscriptionRecord } from '../records/records.js';
import { cardFields, cardList } from './card-form.js';
import { dateText, form, hidden, money, stripePage } from './page.js';
import { statusText } from './status-text.js';
import { STRIPE_TEXTS } from './texts.js';

/** The page on which a customer changes card and plan, and sees invoices. */
export function portalPage(
  world: World,
  portal: PortalRecord,
  language: PageLanguage,
  error?: string,
): string {
  const texts = STRIPE_TEXTS[language];
  const { subscriptions, invoices } = world.store.tables;
  const path = `/sandbox/stripe/portal/${portal.secret}`;
  const present = subscriptions.where(
    ({ customer, status }) =>
      customer === portal.customer && status !== 'canceled' && status !== 'incomplete_expired',
  );
  const owed = invoices.where(({ customer }) => customer === portal.customer).toReversed();
  const plans = present.map((subscription) => planOf(world, subscription, path, language));
  const items = owed.map((invoice) => invoiceItem(invoice, language));
  const content = `${error ? `<p role="alert" class="error">${error}</p>` : ''}
<section><h2>${texts.plan}</h2>${plans.join('') || `<p>${texts.noPlan}</p>`}</section>
<section><h2>${texts.currentCard}</h2><p>${cardInUse(world, portal.customer) ?? texts.noCard}</p>
${form(`${path}/card`, texts.saveCard, cardFields(texts))}</section>
<section><h2>${texts.invoices}</h2><ul>${items.join('')}</ul>${items.length === 0 ? `<p>${texts.noInvoices}</p>` : ''}
${owed.some(({ status }) => status === 'open') ? form(`${path}/pay`, texts.payNow) : ''}</section>
<p><a href="${escapeHtml(portal.returnUrl)}">${texts.back}</a></p>
${cardList(texts)}`;
  return stripePage(language, texts.portal, content);
}

function planOf(
  world: World,
  subscription: SubscriptionRecord,
  path: string,
  language: PageLanguage,
): string {
  const texts = STRIPE_TEXTS[language];
  const price = world.store.tables.prices.get(subscription.price);
  const name = world.store.tables.products.find(price.product)?.name ?? price.nickname ?? price.id;
  const { cancelAtPeriodEnd, periodEnd, status, id } = subscription;
  const per = price.interval === 'year' ? texts.perYear : texts.perMonth;
  return `<dl><dt>${texts.plan}</dt><dd>${escapeHtml(name)}, ${money(price.unitAmount, language)} ${per}</dd>
<dt>${texts.status}</dt><dd>${statusText(status, language)}</dd>
<dt>${cancelAtPeriodEnd ? texts.ends : texts.renews}</dt><dd>${dateText(periodEnd, language)}</dd></dl>
${planChoice(world, subscription, path, language)}${form(`${path}/plan`, cancelAtPeriodEnd ? texts.resumePlan : texts.cancelPlan, hidden('subscription', id) + hidden('cancel', String(!cancelAtPeriodEnd)))}`;
}

/** The form with the other plans; a debt is paid before the plan is changed. */
function planChoice(
  world: World,
  { id, price: present, status }: SubscriptionRecord,
  path: string,
  language: PageLanguage,
): string {
  if (status !== 'active' && status !== 'trialing') return '';
  const texts = STRIPE_TEXTS[language];
  const { prices, products } = world.store.tables;
  const options = prices
    .where((price) => price.active && price.id !== present)
    .map(({ id: price, product, unitAmount, interval }) => {
      const per = interval === 'year' ? texts.perYear : texts.perMonth;
      const name = products.find(product)?.name ?? product;
      return `<option value="${price}">${escapeHtml(name)}, ${money(unitAmount, language)} ${per}</option>`;
    });
  if (options.length === 0) return '';
  const select = `<label for="price-${id}">${texts.otherPlan}</label><select id="price-${id}" name="price">${options.join('')}</select>`;
  return form(`${path}/price`, texts.changePlan, hidden('subscription', id) + select);
}

function cardInUse(world: World, customer: string): string | undefined {
  const { paymentMethods, customers, subscriptions } = world.store.tables;
  const own = subscriptions.where((each) => each.customer === customer).at(-1)?.defaultPaymentMethod;
  const method = paymentMethods.find(own ?? customers.get(customer).defaultPaymentMethod);
  return method && `${capital(cardOf(method.number)?.brand ?? '')} •••• ${method.number.slice(-4)}`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function invoiceItem(invoice: InvoiceRecord, language: PageLanguage): string {
  const { id, number, created, total, status } = invoice;
  return `<li>${dateText(created, language)}: <a href="/sandbox/stripe/invoice/${id}">${number ?? id}</a>, ${money(total, language)} (${statusText(status, language)})</li>`;
}
