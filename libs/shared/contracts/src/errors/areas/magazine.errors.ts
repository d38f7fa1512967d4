import { defineErrors } from '../define-errors.js';

/** The Logos Learning Magazine. */
export const magazineErrors = defineErrors({
  POST_NOT_FOUND: {
    status: 404,
    text: { en: 'This post was not found.', es: 'No se encontró esta publicación.' },
  },
  POST_CHANGED: {
    status: 409,
    text: {
      en: 'Someone else has changed this post. Your text is kept; compare both before you save.',
      es: 'Otra persona cambió esta publicación. Tu texto se conserva; compara los dos antes de guardar.',
    },
  },
  POST_SLUG_TAKEN: {
    status: 409,
    text: {
      en: 'Another post, perhaps a deleted one, already has this address.',
      es: 'Otra publicación, quizá eliminada, ya tiene esta dirección.',
    },
  },
  POST_SLUG_FIXED: {
    status: 409,
    text: {
      en: 'The address of a published post cannot change, because others link to it.',
      es: 'La dirección de una publicación ya publicada no cambia, porque otros enlazan a ella.',
    },
  },
  POST_SLUG_INVALID: {
    status: 400,
    text: {
      en: 'The address may have lowercase letters, digits and single hyphens.',
      es: 'La dirección puede tener letras minúsculas, cifras y guiones simples.',
    },
  },
  POST_TWIN_LANGUAGE: {
    status: 400,
    text: {
      en: 'The other version of a post must be in the other language.',
      es: 'La otra versión de una publicación debe estar en el otro idioma.',
    },
  },
  POST_TWIN_TAKEN: {
    status: 409,
    text: {
      en: 'That post already has a version in this language.',
      es: 'Esa publicación ya tiene una versión en este idioma.',
    },
  },
  POST_INCOMPLETE: {
    status: 400,
    text: {
      en: 'A post needs a title, a summary and a text before it is published.',
      es: 'Una publicación necesita título, resumen y texto antes de publicarse.',
    },
  },
  POST_LINK_REFUSED: {
    status: 400,
    text: {
      en: 'Links may lead only to pages and email addresses.',
      es: 'Los enlaces solo pueden llevar a páginas y direcciones de correo.',
    },
  },
  POST_TIME_PAST: {
    status: 400,
    text: {
      en: 'The time of publication must be in the future.',
      es: 'La hora de publicación debe estar en el futuro.',
    },
  },
  POST_TIME_ZONE_INVALID: {
    status: 400,
    text: { en: 'This time zone is not valid.', es: 'Esta zona horaria no es válida.' },
  },
  POST_COVER_INVALID: {
    status: 400,
    text: {
      en: 'The cover must be a PNG, JPEG or WebP image.',
      es: 'La portada debe ser una imagen PNG, JPEG o WebP.',
    },
  },
  POST_COVER_TOO_LARGE: {
    status: 400,
    text: { en: 'The cover must be smaller than 5MB', es: 'La portada debe pesar menos de 5 MB' },
  },
  /** Internal: the cover is drawn instead. */
  POST_COVER_NOT_FOUND: {
    status: 404,
    text: { en: 'This post has no cover of its own.', es: 'Esta publicación no tiene portada propia.' },
  },
});
