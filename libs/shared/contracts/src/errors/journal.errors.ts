import { defineErrors } from './define-errors.js';

/** Specification, section 5, "Journal": what an entry can be told. What the pages say of failures is in keeping.errors. */
export const journalErrors = defineErrors({
  ENTRY_TITLE_REQUIRED: { status: 400, text: { en: 'Title is required', es: 'El título es obligatorio' } },
  ENTRY_TITLE_TOO_LONG: {
    status: 400,
    text: {
      en: 'Title must be no more than {max} characters',
      es: 'El título no debe tener más de {max} caracteres',
    },
  },
  ENTRY_CONTENT_REQUIRED: {
    status: 400,
    text: { en: 'Content is required', es: 'El contenido es obligatorio' },
  },
  ENTRY_CONTENT_TOO_LONG: {
    status: 400,
    text: {
      en: 'Content must be no more than {max} characters',
      es: 'El contenido no debe tener más de {max} caracteres',
    },
  },
  ENTRY_CATEGORY_INVALID: { status: 400, text: { en: 'Invalid category', es: 'La categoría no es válida' } },
  ENTRY_MOOD_INVALID: { status: 400, text: { en: 'Invalid mood', es: 'El estado de ánimo no es válido' } },
  ENTRY_TAGS_INVALID: { status: 400, text: { en: 'Invalid tags', es: 'Las etiquetas no son válidas' } },
  ENTRY_TAGS_TOO_MANY: {
    status: 400,
    text: {
      en: 'An entry has no more than {max} tags',
      es: 'Una entrada no tiene más de {max} etiquetas',
    },
  },
  ENTRY_DATE_INVALID: { status: 400, text: { en: 'Invalid date', es: 'La fecha no es válida' } },
  ENTRY_NOTHING_CHANGED: {
    status: 400,
    text: { en: 'There is nothing to change', es: 'No hay nada que cambiar' },
  },
  ENTRY_GONE: {
    status: 410,
    text: {
      en: 'This entry was deleted for good. What you wrote since is kept as a new entry.',
      es: 'Esta entrada se eliminó para siempre. Lo que escribiste después se guarda como una entrada nueva.',
    },
  },
  CONTENTS_FULL: {
    status: 409,
    text: {
      en: 'There is no more room for what was made from this entry. Delete something to keep another.',
      es: 'No cabe nada más de lo que se hizo con esta entrada. Elimina algo para guardar otra cosa.',
    },
  },
  VERSION_NOT_FOUND: {
    status: 404,
    text: { en: 'This version does not exist', es: 'Esta versión no existe' },
  },
  SHARE_NOT_FOUND: {
    status: 404,
    text: {
      en: 'This link leads nowhere. It may have expired or been taken back.',
      es: 'Este enlace no lleva a ninguna parte. Puede haber caducado o haberse retirado.',
    },
  },
});
