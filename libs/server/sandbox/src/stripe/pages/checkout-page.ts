import escapeHtml from 'escape-html';
import type { PageLanguage } from '../../http/language.js';
import type { World } from '../engine/world.js';
import type { CheckoutRecord } from '../records/records.js';
import { cardFields, cardList } from './card-form.js';
import { form, hidden, money, stripePage } from './page.js';
import { STRIPE_TEXTS } from './texts.js';

/** The hosted page of a checkout. */
export function checkoutPage(
  world: World,
  checkout: CheckoutRecord,
  language: PageLanguage,
  error?: string,
): string {
  const texts = STRIPE_TEXTS[language];
  const { prices, customers, products } = world.store.tables;
  const price = prices.get(checkout.price);
  const name = products.find(price.product)?.name ?? price.product;
  const amount = `${money(price.unitAmount, language)} ${price.interval === 'year' ? texts.perYear : texts.perMonth}`;
  const hasTrial = checkout.trialDays > 0;
  const path = `/sandbox/stripe/checkout/${checkout.id}`;
  const content = `${error ? `<p role="alert" class="error">${error}</p>` : ''}
<dl>
<dt>${texts.plan}</dt><dd>${escapeHtml(name)}: ${hasTrial ? `${checkout.trialDays} ${texts.trial} ` : ''}${amount}</dd>
<dt>${texts.dueToday}</dt><dd>${money(hasTrial ? 0 : price.unitAmount, language)}</dd>
<dt>${texts.email}</dt><dd>${escapeHtml(customers.get(checkout.customer).email ?? '')}</dd>
</dl>
${form(path, hasTrial ? texts.startTrial : texts.pay, cardFields(texts))}
<p><a href="${escapeHtml(checkout.cancelUrl)}">${texts.cancel}</a></p>
${cardList(texts)}`;
  return stripePage(language, `${texts.checkout}: ${name}`, content);
}

/** The question of a bank whether the owner of the card pays. */
export function confirmationPage(checkout: CheckoutRecord, language: PageLanguage): string {
  const texts = STRIPE_TEXTS[language];
  const path = `/sandbox/stripe/checkout/${checkout.id}/confirm`;
  const content =
    form(path, texts.confirm, hidden('answer', 'yes')) + form(path, texts.refuse, hidden('answer', 'no'));
  return stripePage(language, texts.confirmTitle, content);
}
