import { defineErrors } from '../define-errors.js';

/** Specification, section 5 and section 8: plans, feedback, contact, usage, administration. */
export const serviceErrors = defineErrors({
  PLAN_THEME_REQUIRED: { status: 400, text: { en: 'Theme is required', es: 'El tema es obligatorio' } },
  PLAN_THEME_TOO_SHORT: {
    status: 400,
    text: { en: 'Theme must be at least 2 characters', es: 'El tema debe tener al menos 2 caracteres' },
  },
  PLAN_DURATION_REQUIRED: {
    status: 400,
    text: { en: 'Duration is required', es: 'La duración es obligatoria' },
  },
  PLAN_DAILY_TIME_REQUIRED: {
    status: 400,
    text: { en: 'Daily time is required', es: 'El tiempo diario es obligatorio' },
  },
  PLAN_START_REQUIRED: {
    status: 400,
    text: { en: 'Start date is required', es: 'La fecha de inicio es obligatoria' },
  },
  PLAN_START_PAST: {
    status: 400,
    text: { en: 'Start date cannot be in the past', es: 'La fecha de inicio no puede estar en el pasado' },
  },
  PLAN_FORM_INCOMPLETE: {
    status: 400,
    text: {
      en: 'Please select theme, duration and start date.',
      es: 'Elige el tema, la duración y la fecha de inicio.',
    },
  },
  PLAN_TOPIC_REQUIRED: { status: 400, text: { en: 'Topic is required.', es: 'El tema es obligatorio.' } },
  PLAN_NETWORK: {
    text: {
      en: 'Unable to connect to the service. Please check your internet connection and try again.',
      es: 'No se pudo conectar con el servicio. Revisa tu conexión a internet e inténtalo de nuevo.',
    },
  },
  PLAN_TIMEOUT: {
    status: 504,
    text: {
      en: 'The request took too long. Please try again.',
      es: 'La solicitud tardó demasiado. Inténtalo de nuevo.',
    },
  },
  PLAN_RATE_LIMITED: {
    status: 429,
    text: {
      en: 'Too many requests. Please wait a moment and try again.',
      es: 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
    },
  },
  PLAN_UNAUTHORIZED: {
    status: 401,
    text: {
      en: 'Please log in again and try creating your plan.',
      es: 'Vuelve a iniciar sesión e intenta crear tu plan.',
    },
  },
  PLAN_CREATE_FAILED: {
    status: 500,
    text: { en: 'Failed to create reading plan', es: 'No se pudo crear el plan de lectura' },
  },
  PLAN_GENERATE_FAILED: {
    status: 502,
    text: { en: 'Failed to generate plan', es: 'No se pudo generar el plan' },
  },
  PLAN_THEME_NOT_FOUND: {
    status: 422,
    text: {
      en: 'Too few passages were found for this theme. Try another, or a shorter plan.',
      es: 'Se encontraron muy pocos pasajes para este tema. Prueba otro, o un plan más corto.',
    },
  },
  PLANS_FETCH_FAILED: {
    status: 500,
    text: { en: 'Failed to fetch plans', es: 'No se pudieron obtener los planes' },
  },
  PLAN_FETCH_FAILED: { status: 500, text: { en: 'Failed to fetch plan', es: 'No se pudo obtener el plan' } },
  PLAN_UPDATE_FAILED: {
    status: 500,
    text: { en: 'Failed to update plan', es: 'No se pudo actualizar el plan' },
  },
  PLAN_DELETE_FAILED: {
    status: 500,
    text: { en: 'Failed to delete plan', es: 'No se pudo eliminar el plan' },
  },
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
