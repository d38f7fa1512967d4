import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf, type PageLanguage } from '../../http/language.js';
import { StripeError } from '../api/stripe-error.js';
import { completeCheckout, payOpenInvoices, replaceCard, type TypedCard } from '../engine/checkout.js';
import { changePlan } from '../engine/plan-change.js';
import { decideDispute, dispute, refund } from '../engine/reversals.js';
import { advance, setBack } from '../engine/time-line.js';
import type { World } from '../engine/world.js';
import type { Deliveries } from '../events/deliveries.js';
import type { CheckoutRecord } from '../records/records.js';
import { typedCard } from './card-form.js';
import { checkoutPage, confirmationPage } from './checkout-page.js';
import { controlPage } from './control-page.js';
import { invoicePage, invoicePdf } from './invoice-page.js';
import { STRIPE_PAGE_POLICY, stripePage } from './page.js';
import { portalPage } from './portal-page.js';
import { STRIPE_TEXTS } from './texts.js';

type Named = { Params: { id: string } };

const MAX_DAYS = 800;
const DAY = 24 * 3_600;

/** Serves the pages below /sandbox/stripe. The form body is the text of the request. */
export function registerPages(server: FastifyInstance, world: World, deliveries: Deliveries): void {
  const { tables } = world.store;
  const fieldsOf = (request: FastifyRequest) =>
    new URLSearchParams(typeof request.body === 'string' ? request.body : '');
  const missing = (request: FastifyRequest, reply: FastifyReply) => {
    const language = languageFor(request, null);
    return send(reply.code(404), stripePage(language, STRIPE_TEXTS[language].notFound, ''));
  };

  server.addHook('onRequest', async (_, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // Not no-referrer: browsers would then send `Origin: null` with the forms, which the gateway refuses.
      'referrer-policy': 'same-origin',
    });
  });

  server.get<Named>('/sandbox/stripe/checkout/:id', async (request, reply) => {
    const checkout = tables.checkouts.find(request.params.id);
    if (!checkout) return missing(request, reply);
    if (checkout.status === 'complete') return reply.redirect(successOf(checkout), 303);
    const language = languageFor(request, checkout.locale);
    const over = checkout.status === 'expired' ? STRIPE_TEXTS[language].over : undefined;
    return send(reply, checkoutPage(world, checkout, language, over));
  });

  /** Completes a checkout; a form that is sent twice leads to the same place. */
  const complete = (
    request: FastifyRequest,
    reply: FastifyReply,
    checkout: CheckoutRecord,
    card: TypedCard,
    isConfirmed: boolean,
  ) => {
    const language = languageFor(request, checkout.locale);
    if (checkout.status === 'complete') return reply.redirect(successOf(checkout), 303);
    try {
      const step = completeCheckout(world, checkout, card, isConfirmed);
      if (step === 'confirm') return send(reply, confirmationPage(checkout, language));
      return reply.redirect(successOf(checkout), 303);
    } catch (error) {
      return send(reply.code(400), checkoutPage(world, checkout, language, textOf(error, language)));
    }
  };
  server.post<Named>('/sandbox/stripe/checkout/:id', async (request, reply) => {
    const checkout = tables.checkouts.find(request.params.id);
    return checkout
      ? complete(request, reply, checkout, typedCard(fieldsOf(request)), false)
      : missing(request, reply);
  });
  server.post<Named>('/sandbox/stripe/checkout/:id/confirm', async (request, reply) => {
    const checkout = tables.checkouts.find(request.params.id);
    if (!checkout) return missing(request, reply);
    const language = languageFor(request, checkout.locale);
    const { confirming } = checkout;
    if (fieldsOf(request).get('answer') === 'yes' && confirming !== null)
      return complete(request, reply, checkout, JSON.parse(confirming) as TypedCard, true);
    checkout.confirming = null;
    return send(
      reply.code(400),
      checkoutPage(world, checkout, language, STRIPE_TEXTS[language].confirmFailed),
    );
  });

  const portalOf = (request: FastifyRequest<Named>) =>
    tables.portals.where(({ secret }) => secret === request.params.id)[0];
  server.get<Named>('/sandbox/stripe/portal/:id', async (request, reply) => {
    const portal = portalOf(request);
    return portal
      ? send(reply, portalPage(world, portal, languageFor(request, portal.locale)))
      : missing(request, reply);
  });
  /** An action of the portal, after which its page is shown again. */
  const act = (name: string, work: (customer: string, fields: URLSearchParams) => void) =>
    server.post<Named>(`/sandbox/stripe/portal/:id/${name}`, async (request, reply) => {
      const portal = portalOf(request);
      if (!portal) return missing(request, reply);
      const language = languageFor(request, portal.locale);
      try {
        work(portal.customer, fieldsOf(request));
        return reply.redirect(`/sandbox/stripe/portal/${portal.secret}`, 303);
      } catch (error) {
        return send(reply.code(400), portalPage(world, portal, language, textOf(error, language)));
      }
    });
  act(
    'card',
    (customer, fields) => void replaceCard(world, tables.customers.get(customer), typedCard(fields)),
  );
  act('pay', (customer) => payOpenInvoices(world, tables.customers.get(customer)));
  const ownSubscription = (customer: string, fields: URLSearchParams) => {
    const subscription = tables.subscriptions.find(fields.get('subscription'));
    return subscription?.customer === customer && subscription.status !== 'canceled'
      ? subscription
      : undefined;
  };
  act('price', (customer, fields) => {
    const subscription = ownSubscription(customer, fields);
    const price = tables.prices.find(fields.get('price'));
    if (!subscription || price?.active !== true) return;
    changePlan(world, subscription, { price: price.id, prorationDate: world.now() });
  });
  act('plan', (customer, fields) => {
    const subscription = ownSubscription(customer, fields);
    if (!subscription) return;
    subscription.cancelAtPeriodEnd = fields.get('cancel') === 'true';
    subscription.canceledAt = subscription.cancelAtPeriodEnd ? world.now() : null;
    world.emit('customer.subscription.updated', world.subscription(subscription));
  });

  server.get<Named>('/sandbox/stripe/invoice/:id', async (request, reply) => {
    const [, id = '', pdf] = /^(in_\w+)(\.pdf)?$/.exec(request.params.id) ?? [];
    const invoice = tables.invoices.find(id);
    if (!invoice) return missing(request, reply);
    if (pdf)
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${invoice.number ?? id}.pdf"`)
        .send(invoicePdf(invoice));
    return send(reply, invoicePage(invoice, languageFor(request, null)));
  });

  server.get('/sandbox/stripe', async (request, reply) =>
    send(reply, controlPage(world, languageFor(request, null))),
  );
  const control = (name: string, work: (fields: URLSearchParams) => unknown) =>
    server.post(`/sandbox/stripe/${name}`, async (request, reply) => {
      await work(fieldsOf(request));
      return reply.redirect('/sandbox/stripe', 303);
    });
  server.post('/sandbox/stripe/clock', async (request, reply) => {
    const days = Number(fieldsOf(request).get('days'));
    const language = languageFor(request, null);
    try {
      if (days > 0 && days <= MAX_DAYS) advance(world, Math.round(days * DAY));
      if (days < 0 && days >= -MAX_DAYS) setBack(world, Math.round(-days * DAY));
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return send(reply.code(409), controlPage(world, language, STRIPE_TEXTS[language].notBack));
    }
    return reply.redirect('/sandbox/stripe', 303);
  });
  control('deliver', (fields) => deliveries.deliver(fields.get('event') ?? ''));
  control('reverse', (fields) => {
    const charge = tables.charges.find(fields.get('charge'));
    const kind = fields.get('kind');
    if (!charge) return;
    const claim = tables.disputes.where((each) => each.charge === charge.id)[0];
    if (kind === 'refund') refund(world, charge, charge.amount - charge.amountRefunded, null);
    else if (kind === 'dispute' && !claim) dispute(world, charge);
    else if (claim && (kind === 'won' || kind === 'lost')) decideDispute(world, claim, kind);
  });
}

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('content-security-policy', STRIPE_PAGE_POLICY)
    .type('text/html; charset=utf-8')
    .send(html);
}

/** The language that the application asked for, otherwise that of the browser. */
function languageFor(request: FastifyRequest, locale: string | null): PageLanguage {
  if (locale?.startsWith('es')) return 'es';
  return locale?.startsWith('en') ? 'en' : languageOf(request.headers['accept-language']);
}

function successOf({ successUrl, id }: CheckoutRecord): string {
  return successUrl.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

function textOf(error: unknown, language: PageLanguage): string {
  const texts = STRIPE_TEXTS[language];
  if (!(error instanceof StripeError)) throw error;
  if (error.fields.code === 'resource_expired') return texts.over;
  return error.fields.type === 'card_error' ? texts.declined : texts.wrongCard;
}
