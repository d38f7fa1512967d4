import type { PageLanguage } from '../../http/language.js';

/** What Stripe's states of subscriptions and invoices are called for people. */
const STATUS_TEXTS: Readonly<Record<PageLanguage, Readonly<Record<string, string>>>> = {
  en: {
    trialing: 'Free trial',
    active: 'Active',
    past_due: 'Payment overdue',
    unpaid: 'Unpaid',
    incomplete: 'Waiting for the first payment',
    paused: 'Paused',
    draft: 'Draft',
    open: 'Open',
    paid: 'Paid',
    void: 'Void',
    uncollectible: 'Uncollectible',
  },
  es: {
    trialing: 'Prueba gratuita',
    active: 'Activa',
    past_due: 'Pago atrasado',
    unpaid: 'Impaga',
    incomplete: 'A la espera del primer pago',
    paused: 'En pausa',
    draft: 'Borrador',
    open: 'Pendiente',
    paid: 'Pagada',
    void: 'Anulada',
    uncollectible: 'Incobrable',
  },
};

/** The name of a status in a language; the status itself if it has none. */
export function statusText(status: string, language: PageLanguage): string {
  return STATUS_TEXTS[language][status] ?? status;
}
