import { defineErrors } from '../define-errors.js';

/** Subscriptions and payments (specification, section 3 "Subscription"; decisions, "Trial", "Grace"). */
export const billingErrors = defineErrors({
  BILLING_NOT_SET_UP: {
    status: 503,
    text: {
      en: 'Plans cannot be bought here: no payment provider is set up.',
      es: 'Aquí no se pueden comprar planes: no hay ningún proveedor de pagos configurado.',
    },
  },
  PAYMENT_PROVIDER_UNAVAILABLE: {
    status: 502,
    text: {
      en: 'The payment provider is not responding. Nothing was charged. Please try again.',
      es: 'El proveedor de pagos no responde. No se cobró nada. Inténtalo de nuevo.',
    },
  },
  PAYMENT_OUTCOME_UNKNOWN: {
    status: 504,
    text: {
      en: 'The payment provider did not respond in time, so it is not known whether this was done. Your subscription will show it in a moment; doing it again changes nothing twice.',
      es: 'El proveedor de pagos no respondió a tiempo, así que no se sabe si esto se hizo. Tu suscripción lo mostrará en un momento; repetirlo no cambia nada dos veces.',
    },
  },
  PAYMENT_DECLINED: {
    status: 402,
    text: {
      en: 'Your card was declined, so your plan has not changed. Try another card.',
      es: 'Tu tarjeta fue rechazada y tu plan no cambió. Prueba con otra tarjeta.',
    },
  },
  PAYMENT_REVERSED: {
    status: 409,
    text: {
      en: 'Your payment was refunded or is disputed, so the plan cannot be changed. Cancel it, and then choose a new one.',
      es: 'Tu pago fue reembolsado o está en disputa, así que el plan no se puede cambiar. Cancélalo y elige otro.',
    },
  },
  TRIAL_USED: {
    status: 409,
    text: {
      en: 'You have already used your free trial.',
      es: 'Ya usaste tu prueba gratuita.',
    },
  },
  ALREADY_SUBSCRIBED: {
    status: 409,
    text: {
      en: 'You already have a subscription, so a second one was not started. You can manage it under Subscription & Billing.',
      es: 'Ya tienes una suscripción, así que no se inició otra. Puedes administrarla en Suscripción y pagos.',
    },
  },
  NO_SUBSCRIPTION: {
    status: 409,
    text: { en: 'You have no subscription.', es: 'No tienes ninguna suscripción.' },
  },
  PLAN_UNCHANGED: {
    status: 409,
    text: { en: 'This is your current plan.', es: 'Este es tu plan actual.' },
  },
  QUOTE_EXPIRED: {
    status: 409,
    text: {
      en: 'The amount has changed in the meantime. Please check it again.',
      es: 'El importe cambió entretanto. Revísalo de nuevo.',
    },
  },
  CHECKOUT_NOT_FOUND: {
    status: 404,
    text: { en: 'This checkout was not found.', es: 'No se encontró este pago.' },
  },
  WEBHOOK_INVALID: {
    status: 400,
    text: {
      en: 'This event does not belong to this installation.',
      es: 'Este evento no pertenece a esta instalación.',
    },
  },
});
