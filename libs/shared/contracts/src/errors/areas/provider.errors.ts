import { defineErrors } from '../define-errors.js';

/** Failures of a model provider. Readers see only whether a retry can help. */
export const providerErrors = defineErrors({
  PROVIDER_NOT_CONFIGURED: {
    status: 503,
    text: {
      en: 'No AI model is set up on this server.',
      es: 'En este servidor no hay un modelo de IA configurado.',
    },
  },
  PROVIDER_BUSY: {
    status: 503,
    text: {
      en: 'The AI model is too busy. Please try again in a moment.',
      es: 'El modelo de IA tiene demasiado trabajo. Inténtalo de nuevo en un momento.',
    },
  },
  PROVIDER_FAILED: {
    status: 502,
    text: {
      en: 'The AI model could not answer. Please try again.',
      es: 'El modelo de IA no pudo responder. Inténtalo de nuevo.',
    },
  },
  PROVIDER_TIMEOUT: {
    status: 504,
    text: {
      en: 'The AI model did not answer in time. Please try again.',
      es: 'El modelo de IA no respondió a tiempo. Inténtalo de nuevo.',
    },
  },
});
