import { defineErrors } from '../define-errors.js';

/** Specification, section 2 "Admin dashboard" and section 6: what administrators do, and what readers send to them. */
export const administrationErrors = defineErrors({
  USER_NOT_FOUND: {
    status: 404,
    text: { en: 'There is no such account.', es: 'No existe esa cuenta.' },
  },
  LAST_ADMINISTRATOR: {
    status: 409,
    text: {
      en: 'This is the last administrator. Appoint another one first.',
      es: 'Es el último administrador. Nombra antes a otro.',
    },
  },
  OWN_ACCOUNT: {
    status: 409,
    text: {
      en: 'You cannot do this to your own account.',
      es: 'No puedes hacer esto con tu propia cuenta.',
    },
  },
  USER_VERIFIED_ALREADY: {
    status: 409,
    text: {
      en: 'The address of this account is already verified.',
      es: 'La dirección de esta cuenta ya está confirmada.',
    },
  },
  USER_NOT_VERIFIED: {
    status: 409,
    text: {
      en: 'The address of this account is not verified yet.',
      es: 'La dirección de esta cuenta aún no está confirmada.',
    },
  },
  PERIOD_REVERSED: {
    status: 400,
    text: {
      en: 'The period ends before it begins.',
      es: 'El período termina antes de empezar.',
    },
  },
  PERIOD_TOO_LONG: {
    status: 400,
    text: {
      en: 'The period is too long: at most 400 days are shown.',
      es: 'El período es demasiado largo: se muestran 400 días como máximo.',
    },
  },
  READER_MESSAGE_NOT_FOUND: {
    status: 404,
    text: { en: 'There is no such message.', es: 'No existe ese mensaje.' },
  },
  SCREENSHOT_INVALID: {
    status: 400,
    text: {
      en: 'The screenshot must be a PNG, JPEG or WebP image.',
      es: 'La captura de pantalla debe ser una imagen PNG, JPEG o WebP.',
    },
  },
  SCREENSHOT_TOO_LARGE: {
    status: 400,
    text: {
      en: 'The screenshot must be smaller than 5MB',
      es: 'La captura de pantalla debe pesar menos de 5 MB',
    },
  },
});
