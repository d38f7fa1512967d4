import { defineErrors } from '../define-errors.js';

/** Specification, section 5 and section 8: journal, notes, offline, gallery and images. */
export const syncErrors = defineErrors({
  ENTRY_ID_INVALID_FOR_DELETION: {
    status: 400,
    text: {
      en: 'Invalid journal entry ID provided for deletion',
      es: 'El identificador de la entrada que se quiere eliminar no es válido',
    },
  },
  ENTRY_ID_REQUIRED: {
    status: 400,
    text: { en: 'Entry ID is required', es: 'Se requiere el identificador de la entrada' },
  },
  ENTRY_ID_INVALID: {
    status: 400,
    text: {
      en: 'Invalid or missing entry ID',
      es: 'Falta el identificador de la entrada o no es válido',
    },
  },
  ENTRY_OPEN_FAILED: {
    text: {
      en: 'Unable to open entry: invalid ID',
      es: 'No se puede abrir la entrada: el identificador no es válido',
    },
  },
  ENTRY_NOT_FOUND_WITH_ID: {
    status: 404,
    text: { en: 'Entry not found with ID {id}', es: 'No se encontró la entrada con el identificador {id}' },
  },
  ENTRY_NOT_FOUND: { status: 404, text: { en: 'Entry not found', es: 'No se encontró la entrada' } },
  CONTENT_NOT_FOUND: { status: 404, text: { en: 'Content not found', es: 'No se encontró el contenido' } },
  TAG_EXISTS: {
    status: 409,
    text: { en: 'Tag already exists on this entry', es: 'La entrada ya tiene esta etiqueta' },
  },
  TAG_MISSING: {
    status: 404,
    text: { en: 'Tag does not exist on this entry', es: 'La entrada no tiene esta etiqueta' },
  },
  CONTENT_RATE_LIMITED: {
    status: 429,
    text: {
      en: 'Rate limit exceeded. Please try again later',
      es: 'Límite de solicitudes superado. Inténtalo más tarde',
    },
  },
  ENTRY_DELETE_FAILED: {
    status: 500,
    text: { en: 'Failed to delete entry', es: 'No se pudo eliminar la entrada' },
  },
  ENTRY_ARCHIVE_FAILED: {
    status: 500,
    text: { en: 'Failed to archive entry', es: 'No se pudo archivar la entrada' },
  },
  ENTRY_RESTORE_FAILED: {
    status: 500,
    text: { en: 'Failed to restore entry', es: 'No se pudo restaurar la entrada' },
  },
  JOURNAL_SAVE_FAILED: {
    status: 500,
    text: { en: 'Failed to save to journal', es: 'No se pudo guardar en el diario' },
  },
  STUDY_GUIDE_FAILED: {
    status: 502,
    text: { en: 'Failed to generate study guide', es: 'No se pudo generar la guía de estudio' },
  },
  JOURNAL_QUOTE_FAILED: {
    status: 502,
    text: { en: 'Failed to generate quote', es: 'No se pudo generar la cita' },
  },
  NOTES_REQUIRED: {
    status: 400,
    text: { en: 'Please add some notes before saving', es: 'Escribe alguna nota antes de guardar' },
  },
  NOTES_OR_TITLE_REQUIRED: {
    status: 400,
    text: {
      en: 'Please add a title or some notes before saving',
      es: 'Escribe un título o alguna nota antes de guardar',
    },
  },
  BOOKMARKS_FULL: {
    status: 409,
    text: {
      en: 'You have {max} bookmarks, and there is no room for more. Remove one to keep another.',
      es: 'Tienes {max} marcadores y no caben más. Quita uno para guardar otro.',
    },
  },
  NOTE_NOT_FOUND: { status: 404, text: { en: 'Note not found', es: 'No se encontró la nota' } },
  NOTES_FULL: {
    status: 409,
    text: {
      en: 'You have {max} notes, and there is no room for more. Delete one to keep another.',
      es: 'Tienes {max} notas y no caben más. Elimina una para guardar otra.',
    },
  },
  OFFLINE_USING_LOCAL: {
    text: {
      en: 'Using locally stored entries',
      es: 'Se muestran las entradas guardadas en este dispositivo',
    },
  },
  OFFLINE_ARCHIVE: {
    text: { en: 'Offline. Cannot archive now', es: 'Sin conexión. Ahora no se puede archivar' },
  },
  OFFLINE_UNARCHIVE: {
    text: { en: 'Offline. Cannot unarchive now', es: 'Sin conexión. Ahora no se puede desarchivar' },
  },
  OFFLINE_UPDATE: {
    text: {
      en: 'Cannot update server entries while offline',
      es: 'No se pueden modificar las entradas del servidor sin conexión',
    },
  },
  OFFLINE_DELETE: {
    text: {
      en: 'Cannot delete server entries while offline',
      es: 'No se pueden eliminar las entradas del servidor sin conexión',
    },
  },
  OFFLINE_CONTENT: {
    text: { en: 'Cannot add content while offline', es: 'No se puede agregar contenido sin conexión' },
  },
  JOURNAL_ID_MISSING: {
    status: 400,
    text: { en: 'Missing journal ID', es: 'Falta el identificador del diario' },
  },
  JOURNAL_ID_MISSING_FOR_IMAGE: {
    text: {
      en: 'Missing journal ID required for image generation',
      es: 'Falta el identificador del diario para generar la imagen',
    },
  },
  IMAGE_PROMPT_MISSING: {
    status: 400,
    text: {
      en: 'No prompt available for image generation',
      es: 'No hay una indicación para generar la imagen',
    },
  },
  IMAGE_ERROR_UNKNOWN: { status: 500, text: { en: 'Unknown error', es: 'Error desconocido' } },
  IMAGE_DATA_MISSING: {
    status: 502,
    text: { en: 'No image data in response', es: 'La respuesta no contiene una imagen' },
  },
  IMAGE_LOAD_FAILED: {
    text: { en: 'Failed to load the generated image', es: 'No se pudo cargar la imagen generada' },
  },
  IMAGE_QUOTE_MISSING: {
    status: 400,
    text: {
      en: 'No quote text available to generate an image',
      es: 'No hay una cita con la que generar una imagen',
    },
  },
  IMAGE_QUOTE_EMPTY: {
    status: 400,
    text: {
      en: 'Cannot generate image: Quote text is empty.',
      es: 'No se puede generar la imagen: la cita está vacía.',
    },
  },
  IMAGE_QUOTE_TOO_LONG: {
    status: 400,
    text: {
      en: 'The quote must be no more than 900 characters.',
      es: 'La cita no puede tener más de 900 caracteres.',
    },
  },
  IMAGE_PROMPT_TOO_LONG: {
    status: 400,
    text: {
      en: 'The prompt must be no more than 2,000 characters.',
      es: 'La indicación no puede tener más de 2000 caracteres.',
    },
  },
  IMAGE_CHARACTERS_UNSUPPORTED: {
    status: 400,
    text: {
      en: 'These characters cannot be set on an image: {characters}',
      es: 'Estos caracteres no se pueden componer en una imagen: {characters}',
    },
  },
  IMAGE_QUOTE_DIFFERS: {
    status: 400,
    text: {
      en: 'These are not the words of {reference} ({edition}). Nothing was drawn.',
      es: 'Estas no son las palabras de {reference} ({edition}). No se dibujó nada.',
    },
  },
  IMAGE_QUOTE_MISQUOTED: {
    status: 400,
    text: {
      en: 'This looks like Scripture, but no stored text has these words. Nothing was drawn.',
      es: 'Esto parece un texto bíblico, pero ninguna versión guardada tiene estas palabras. No se dibujó nada.',
    },
  },
  IMAGE_AUTHOR_IS_SCRIPTURE: {
    status: 400,
    text: {
      en: 'With “{author}” as the author, these words would be in the Bible. Enter their reference instead, so that they can be compared. Nothing was drawn.',
      es: 'Con «{author}» como autor, estas palabras estarían en la Biblia. Escribe en su lugar la cita, para poder compararlas. No se dibujó nada.',
    },
  },
  IMAGE_PROVIDER_REFUSED: {
    status: 403,
    text: {
      en: 'Only administrators can choose the image provider.',
      es: 'Solo los administradores pueden elegir el proveedor de imágenes.',
    },
  },
  IMAGE_FAILED: {
    status: 502,
    text: { en: 'Failed to generate image: {error}', es: 'No se pudo generar la imagen: {error}' },
    cases: {
      by: 'error',
      texts: {
        drawing: {
          en: 'Failed to generate image: it could not be drawn. Please try again.',
          es: 'No se pudo generar la imagen: no se pudo dibujar. Inténtalo de nuevo.',
        },
        provider: {
          en: 'Failed to generate image: the provider could not draw it. Please try again.',
          es: 'No se pudo generar la imagen: el proveedor no pudo dibujarla. Inténtalo de nuevo.',
        },
        broken: {
          en: 'Failed to generate image: the provider sent a broken image. Please try again.',
          es: 'No se pudo generar la imagen: el proveedor envió una imagen dañada. Inténtalo de nuevo.',
        },
        large: {
          en: 'Failed to generate image: the provider sent too large an image. Please try again.',
          es: 'No se pudo generar la imagen: el proveedor envió una imagen demasiado grande. Inténtalo de nuevo.',
        },
        refused: {
          en: 'Failed to generate image: the provider does not draw this. Try other words or another look.',
          es: 'No se pudo generar la imagen: el proveedor no dibuja esto. Prueba con otras palabras u otro aspecto.',
        },
      },
    },
  },
  IMAGE_DOWNLOAD_FAILED: { text: { en: 'Failed to download image', es: 'No se pudo descargar la imagen' } },
  GALLERY_SAVE_FAILED: {
    status: 500,
    text: { en: 'Failed to save image to gallery', es: 'No se pudo guardar la imagen en la galería' },
  },
});
