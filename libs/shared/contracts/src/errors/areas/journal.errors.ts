import { defineErrors } from '../define-errors.js';

/**
 * Specification, section 5, "Journal": errors of an entry. The texts that pages show for failed actions are in
 * keeping.errors.
 */
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
  JOURNAL_EMPTY: {
    status: 404,
    text: {
      en: 'There is nothing in the journal to export yet',
      es: 'Todavía no hay nada en el diario para exportar',
    },
  },
  JOURNAL_FILE_UNREADABLE: {
    status: 400,
    text: {
      en: 'This file cannot be read. It is not JSON, or a part of it is missing.',
      es: 'Este archivo no se puede leer. No es JSON o le falta una parte.',
    },
  },
  JOURNAL_FILE_UNKNOWN: {
    status: 400,
    text: {
      en: 'This file is not a journal. Choose one that was exported as JSON.',
      es: 'Este archivo no es un diario. Elige uno que se haya exportado como JSON.',
    },
  },
  JOURNAL_FILE_NEWER: {
    status: 400,
    text: {
      en: 'This file was made by a newer version. Reload this page and try again.',
      es: 'Este archivo se hizo con una versión más nueva. Recarga esta página e inténtalo de nuevo.',
    },
  },
  ENTRY_UNKNOWN_KEYS_TOO_LONG: {
    status: 400,
    text: {
      en: 'Other data of an entry must be no more than {max} characters',
      es: 'Los demás datos de una entrada no deben superar los {max} caracteres',
    },
  },
  JOURNAL_FILE_ENTRY_DAMAGED: {
    status: 400,
    text: {
      en: 'Entry {number} of this file is damaged and was left out',
      es: 'La entrada {number} de este archivo está dañada y se dejó fuera',
    },
  },
  VERSION_NOT_FOUND: {
    status: 404,
    text: { en: 'This version does not exist', es: 'Esta versión no existe' },
  },
  SHARE_NOT_FOUND: {
    status: 404,
    text: {
      en: 'This link leads nowhere. It may have expired or been withdrawn.',
      es: 'Este enlace no lleva a ninguna parte. Puede haber caducado o haberse anulado.',
    },
  },
  GALLERY_IMAGE_INVALID: {
    status: 400,
    text: {
      en: 'This is not an image that can be kept. It must be PNG, JPEG or WebP.',
      es: 'Esto no es una imagen que se pueda guardar. Debe ser PNG, JPEG o WebP.',
    },
  },
  GALLERY_IMAGE_TOO_LARGE: {
    status: 413,
    text: { en: 'Image must be smaller than 5MB', es: 'La imagen debe pesar menos de 5 MB' },
  },
  GALLERY_ADDRESS_REFUSED: {
    status: 400,
    text: {
      en: 'This is not the address of an image on this site, or it no longer works. Send the image itself.',
      es: 'Esta dirección no es de una imagen de este sitio o ya no sirve. Envía la imagen misma.',
    },
  },
  GALLERY_FULL: {
    status: 409,
    text: {
      en: 'The gallery is full: it holds {max} images. Delete one to keep another.',
      es: 'La galería está llena: caben {max} imágenes. Elimina una para guardar otra.',
    },
  },
  GALLERY_IMAGE_NOT_FOUND: {
    status: 404,
    text: { en: 'This image is not in the gallery', es: 'Esta imagen no está en la galería' },
  },
});
