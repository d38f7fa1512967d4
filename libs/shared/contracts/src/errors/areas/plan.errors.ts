import { DAILY_TIMES, minutesOf, PLAN_LENGTHS } from '@word-unfolded/domain';
import { defineErrors } from '../define-errors.js';

/** Choices as a sentence names them: `7, 14, 30 or 90`. */
const named = (choices: readonly number[], or: string) =>
  `${choices.slice(0, -1).join(', ')} ${or} ${choices.at(-1)}`;

const minutes = DAILY_TIMES.map(minutesOf);

/** Specification, section 5 "Plan form" and section 8 "Plans"; also what can be refused of a plan. */
export const planErrors = defineErrors({
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
  PLAN_DURATION_INVALID: {
    status: 400,
    text: {
      en: `A plan has ${named(PLAN_LENGTHS, 'or')} days`,
      es: `Un plan tiene ${named(PLAN_LENGTHS, 'o')} días`,
    },
  },
  PLAN_DAILY_TIME_INVALID: {
    status: 400,
    text: {
      en: `Daily time is ${named(minutes, 'or')} minutes`,
      es: `El tiempo diario es de ${named(minutes, 'o')} minutos`,
    },
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
      es: 'Vuelve a iniciar sesión e intenta crear tu plan de nuevo.',
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
  PLAN_THEME_TOO_LONG: {
    status: 400,
    text: {
      en: 'Theme must be no more than {max} characters',
      es: 'El tema no debe tener más de {max} caracteres',
    },
  },
  PLAN_THEME_NEAR: {
    status: 422,
    text: {
      en: 'Too few passages were found for this theme. You could try: {themes}.',
      es: 'Se encontraron muy pocos pasajes para este tema. Podrías probar: {themes}.',
    },
  },
  PLAN_TITLE_REQUIRED: { status: 400, text: { en: 'Title is required', es: 'El título es obligatorio' } },
  PLAN_TITLE_TOO_LONG: {
    status: 400,
    text: {
      en: 'Title must be no more than {max} characters',
      es: 'El título no debe tener más de {max} caracteres',
    },
  },
  PLAN_DATE_INVALID: { status: 400, text: { en: 'Invalid date', es: 'La fecha no es válida' } },
  PLAN_DATE_OUTSIDE: {
    status: 400,
    text: { en: 'This date is not in the plan.', es: 'Esta fecha no está en el plan.' },
  },
  PLAN_WEEKDAYS_REQUIRED: {
    status: 400,
    text: { en: 'Choose at least one day of the week', es: 'Elige al menos un día de la semana' },
  },
  PLAN_NOT_FOUND: {
    status: 404,
    text: { en: 'This plan was not found.', es: 'No se encontró este plan.' },
  },
  PLAN_DAY_NOT_FOUND: {
    status: 404,
    text: { en: 'The plan was found, but not this day of it.', es: 'No se encontró este día del plan.' },
  },
  PLAN_FREEZE_USED: {
    status: 409,
    text: {
      en: 'This week’s freeze has been used. There is one each week.',
      es: 'Ya usaste el comodín de esta semana. Hay uno por semana.',
    },
  },
  PLAN_FREEZE_COMPLETED: {
    status: 409,
    text: {
      en: 'You have read on this date, so it needs no freeze.',
      es: 'Leíste en esta fecha, así que no necesita comodín.',
    },
  },
  PLAN_NOTHING_TO_UNDO: {
    status: 409,
    text: { en: 'There is nothing to undo.', es: 'No hay nada que deshacer.' },
  },
  PLAN_REBALANCE_IMPOSSIBLE: {
    status: 409,
    text: {
      en: 'No days are left before the end of the plan. Choose a later end, or shift it.',
      es: 'No queda ningún día hasta el final del plan. Elige un final posterior o desplázalo.',
    },
  },
  PLANS_FULL: {
    status: 409,
    text: {
      en: 'You have {max} plans, and there is no room for more. Delete one to begin another.',
      es: 'Tienes {max} planes y no caben más. Elimina uno para empezar otro.',
    },
  },
  PLAN_NOTES_FULL: {
    status: 409,
    text: {
      en: 'The notes of this plan are full: {max} characters at most.',
      es: 'Las notas de este plan están llenas: {max} caracteres como máximo.',
    },
  },
  REMINDER_FETCH_FAILED: {
    status: 500,
    text: { en: 'The reminder could not be loaded', es: 'No se pudo cargar el recordatorio' },
  },
  REMINDER_SAVE_FAILED: {
    status: 500,
    text: { en: 'The reminder could not be saved', es: 'No se pudo guardar el recordatorio' },
  },
  REMINDER_SUBSCRIPTION_INVALID: {
    status: 400,
    text: {
      en: 'The push subscription of this browser is not valid',
      es: 'La suscripción de este navegador a las notificaciones no es válida',
    },
  },
  REMINDER_PUSH_SERVICE: {
    status: 422,
    text: {
      en: 'Notifications cannot be sent to this browser from here. An email can.',
      es: 'Desde aquí no se pueden enviar notificaciones a este navegador. Un correo sí.',
    },
  },
  REMINDER_DEVICE_NOT_FOUND: {
    status: 404,
    text: { en: 'This device was not found.', es: 'No se encontró este dispositivo.' },
  },
  CALENDAR_NOT_FOUND: {
    status: 404,
    text: {
      en: 'This calendar is not here. Its address may no longer work.',
      es: 'Este calendario no está aquí. Puede que su dirección se haya anulado.',
    },
  },
});
