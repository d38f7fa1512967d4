import { defineErrors } from '../define-errors.js';

/** Specification, section 5 and section 8: feedback, contact, usage, administration. */
export const serviceErrors = defineErrors({
  FEEDBACK_INCOMPLETE: {
    status: 400,
    text: {
      en: 'Subject and Message cannot be empty.',
      es: 'El asunto y el mensaje no pueden estar vacíos.',
    },
  },
  FEEDBACK_FAILED: {
    status: 500,
    text: {
      en: 'Failed to submit feedback. Please try again.',
      es: 'No se pudo enviar el comentario. Inténtalo de nuevo.',
    },
  },
  FEEDBACK_ERROR: {
    text: {
      en: 'An error occurred while submitting feedback.',
      es: 'Ocurrió un error al enviar el comentario.',
    },
  },
  CONTACT_FAILED: {
    status: 500,
    text: {
      en: 'Failed to send message. Please try again later.',
      es: 'No se pudo enviar el mensaje. Inténtalo más tarde.',
    },
  },
  KPI_FETCH_FAILED: {
    status: 500,
    text: { en: 'Failed to fetch KPI data', es: 'No se pudieron obtener los indicadores' },
  },
  USAGE_LOAD_FAILED: {
    status: 500,
    text: { en: 'Unable to load usage analytics', es: 'No se pudo cargar el análisis de uso' },
  },
  ACTION_FAILED: {
    status: 500,
    text: { en: 'Action failed. Please try again.', es: 'La acción falló. Inténtalo de nuevo.' },
  },
  LOAD_FAILED: {
    status: 500,
    text: { en: 'Failed to load data', es: 'No se pudieron cargar los datos' },
  },
  ADMIN_DASHBOARD_FAILED: {
    text: {
      en: 'Admin Dashboard Error: There was a problem loading the Admin Dashboard.',
      es: 'Error del panel de administración: hubo un problema al cargar el panel.',
    },
  },
});
