import { defineErrors } from '../define-errors.js';

/** Specification, section 5 and section 8, "Scripture"; also the errors of reading a passage. */
export const scriptureErrors = defineErrors({
  SCRIPTURE_REFERENCE_REQUIRED: {
    status: 400,
    text: { en: 'Scripture reference is required', es: 'Se requiere una referencia bíblica' },
  },
  SCRIPTURE_REFERENCE_NOT_UNDERSTOOD: {
    status: 400,
    text: {
      en: 'This does not look like a Scripture reference. Try one like Romans 8:28 or Psalm 23.',
      es: 'Esto no parece una referencia bíblica. Prueba con una como Romanos 8:28 o Salmo 23.',
    },
  },
  SCRIPTURE_REFERENCE_TOO_LONG: {
    status: 400,
    text: {
      en: 'The reference is too long. Use no more than {max} characters.',
      es: 'La referencia es demasiado larga. Usa como máximo {max} caracteres.',
    },
  },
  SCRIPTURE_TOO_MANY_PASSAGES: {
    status: 400,
    text: {
      en: 'That is too many passages at once. Ask for no more than {max}.',
      es: 'Son demasiados pasajes a la vez. Pide como máximo {max}.',
    },
  },
  SCRIPTURE_CHAPTER_NOT_FOUND: {
    status: 404,
    text: {
      en: '{book} has {chapters} chapters; there is no chapter {chapter}.',
      es: '{book} tiene {chapters} capítulos; no existe el capítulo {chapter}.',
    },
  },
  SCRIPTURE_ONLY_CHAPTER_NOT_FOUND: {
    status: 404,
    text: {
      en: '{book} has only one chapter; there is no chapter {chapter}.',
      es: '{book} tiene un solo capítulo; no existe el capítulo {chapter}.',
    },
  },
  SCRIPTURE_VERSE_NOT_FOUND: {
    status: 404,
    text: {
      en: '{chapter} ends at verse {verses}; there is no verse {verse}.',
      es: '{chapter} termina en el versículo {verses}; no existe el versículo {verse}.',
    },
  },
  SCRIPTURE_RANGE_BACKWARDS: {
    status: 400,
    text: {
      en: 'This passage ends before it begins.',
      es: 'Este pasaje termina antes de empezar.',
    },
  },
  SCRIPTURE_BOOK_NOT_IN_TRANSLATION: {
    status: 404,
    text: {
      en: '{book} is not in this translation.',
      es: '{book} no está en esta traducción.',
    },
  },
  SCRIPTURE_TRANSLATION_NOT_FOUND: {
    status: 404,
    text: { en: 'This translation is not known here.', es: 'Esta traducción no se conoce aquí.' },
  },
  SCRIPTURE_TRANSLATION_UNAVAILABLE: {
    status: 503,
    text: {
      en: '{translation} needs the online source of translations, which is not in use here.',
      es: '{translation} necesita la fuente de traducciones en línea, que aquí no está en uso.',
    },
  },
  SCRIPTURE_SOURCE_UNREACHABLE: {
    status: 503,
    text: {
      en: 'Could not connect to the Bible service that has {translation}. There may be no internet connection, the service may be down or slow, or a firewall may be blocking it. Meanwhile {fallback} can be read here.',
      es: 'No se pudo conectar con el servicio bíblico que tiene {translation}. Puede que no haya conexión a internet, que el servicio esté caído o lento, o que un cortafuegos lo impida. Mientras tanto se puede leer aquí {fallback}.',
    },
  },
  SCRIPTURE_TRANSLATIONS_REQUIRED: {
    status: 400,
    text: {
      en: 'Name at least one translation.',
      es: 'Indica al menos una traducción.',
    },
  },
  SCRIPTURE_TOO_MANY_TRANSLATIONS: {
    status: 400,
    text: {
      en: 'That is too many translations side by side. Choose no more than {max}.',
      es: 'Son demasiadas traducciones en paralelo. Elige como máximo {max}.',
    },
  },
  SCRIPTURE_BOOK_UNKNOWN: {
    status: 404,
    text: { en: 'There is no book called {book}.', es: 'No hay ningún libro que se llame {book}.' },
  },
  SCRIPTURE_TRANSLATION_NOT_SEARCHABLE: {
    status: 400,
    text: {
      en: '{translation} cannot be searched here. Choose one of these: {searchable}.',
      es: 'Aquí no se puede buscar en {translation}. Elige una de estas: {searchable}.',
    },
  },
  SCRIPTURE_STRONGS_INVALID: {
    status: 400,
    text: {
      en: 'This is not a Strong’s number. Try one like G25 or H1254.',
      es: 'Esto no es un número de Strong. Prueba con uno como G25 o H1254.',
    },
  },
  SCRIPTURE_WORD_NOT_FOUND: {
    status: 404,
    text: {
      en: 'There is no word with the Strong’s number {strongs}.',
      es: 'No hay ninguna palabra con el número de Strong {strongs}.',
    },
  },
  SCRIPTURE_TOPIC_OR_REFERENCE_REQUIRED: {
    status: 400,
    text: {
      en: 'Name either a passage or a topic.',
      es: 'Indica un pasaje o un tema.',
    },
  },
  SCRIPTURE_DOWNLOAD_NOT_FOUND: {
    status: 404,
    text: {
      en: 'This version of the text is no longer offered. Open the list of downloads again.',
      es: 'Esta versión del texto ya no se ofrece. Vuelve a abrir la lista de descargas.',
    },
  },
  SCRIPTURE_FETCH_FAILED: {
    status: 502,
    text: { en: 'Failed to fetch scripture', es: 'No se pudo obtener la Escritura' },
  },
  SCRIPTURE_FORMAT_INVALID: {
    status: 502,
    text: {
      en: 'Received invalid scripture content format',
      es: 'Se recibió la Escritura en un formato no válido',
    },
  },
  PASSAGE_FETCH_FAILED: {
    status: 502,
    text: { en: 'Failed to fetch passage', es: 'No se pudo obtener el pasaje' },
  },
  PASSAGE_LOAD_FAILED: { text: { en: 'Error loading passage', es: 'Error al cargar el pasaje' } },
  PASSAGE_EMPTY: { status: 404, text: { en: 'No content available', es: 'No hay contenido disponible' } },
  SCRIPTURE_COPY_FAILED: { text: { en: 'Failed to copy scripture', es: 'No se pudo copiar la Escritura' } },
});
