import { defineErrors } from '../define-errors.js';

/** Specification, section 5, "Forms": the errors of a field. */
export const validationErrors = defineErrors({
  FIELD_REQUIRED: { status: 400, text: { en: 'This field is required', es: 'Este campo es obligatorio' } },
  FIELD_INVALID: { status: 400, text: { en: 'This value is not valid', es: 'Este valor no es válido' } },
  FIELD_UNPRINTABLE: {
    status: 400,
    text: {
      en: 'This has characters that cannot be shown or stored',
      es: 'Contiene caracteres que no se pueden mostrar ni guardar',
    },
  },
  FIELD_TOO_SHORT: {
    status: 400,
    text: { en: 'Must be at least {min} characters', es: 'Debe tener al menos {min} caracteres' },
  },
  FIELD_TOO_LONG: {
    status: 400,
    text: { en: 'Must be no more than {max} characters', es: 'No debe tener más de {max} caracteres' },
  },
  FIELD_TOO_SMALL: { status: 400, text: { en: 'Must be at least {min}', es: 'Debe ser al menos {min}' } },
  FIELD_TOO_LARGE: {
    status: 400,
    text: { en: 'Must be no more than {max}', es: 'No debe ser más de {max}' },
  },
  FIELD_UNKNOWN: { status: 400, text: { en: 'This field is not known', es: 'Este campo no se conoce' } },
});
