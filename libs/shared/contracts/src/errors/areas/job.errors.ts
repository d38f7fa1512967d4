import { defineErrors } from '../define-errors.js';

/** Background jobs: following, cancelling and administering them. */
export const jobErrors = defineErrors({
  JOB_NOT_FOUND: {
    status: 404,
    text: { en: 'This task was not found.', es: 'No se encontró esta tarea.' },
  },
  JOB_FAILED: {
    status: 500,
    text: {
      en: 'This could not be completed. Please try again.',
      es: 'No se pudo completar. Inténtalo de nuevo.',
    },
  },
  JOB_CANCELLED: {
    status: 409,
    text: { en: 'This was cancelled.', es: 'Se canceló.' },
  },
  JOB_RUNNING: {
    status: 409,
    text: {
      en: 'This task is running, so it cannot be removed.',
      es: 'Esta tarea está en curso y no se puede eliminar.',
    },
  },
  EVENT_REFUSED: {
    status: 409,
    text: {
      en: 'No service has published this event, so it is not processed. It can be removed.',
      es: 'Ningún servicio publicó este evento, así que no se procesa. Se puede eliminar.',
    },
  },
  QUEUE_NOT_FOUND: {
    status: 404,
    text: { en: 'This queue does not exist.', es: 'Esta cola no existe.' },
  },
});
