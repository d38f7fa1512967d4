import { defineErrors } from '../define-errors.js';

/** Specification, section 8, "Transport"; also the errors that any route can return. */
export const transportErrors = defineErrors({
  VALIDATION_FAILED: {
    status: 400,
    text: { en: 'Some of what was sent is not valid.', es: 'Algo de lo que se envió no es válido.' },
  },
  MALFORMED_BODY: {
    status: 400,
    text: { en: 'The request could not be read.', es: 'No se pudo leer la solicitud.' },
  },
  HOST_INVALID: {
    status: 400,
    text: {
      en: 'The request does not say which site it is for.',
      es: 'La solicitud no dice a qué sitio se dirige.',
    },
  },
  ROUTE_NOT_FOUND: {
    status: 404,
    text: { en: 'There is nothing at this address.', es: 'No hay nada en esta dirección.' },
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    text: {
      en: 'This address does not accept that kind of request.',
      es: 'Esta dirección no acepta ese tipo de solicitud.',
    },
  },
  REQUEST_TIMEOUT: {
    status: 408,
    text: {
      en: 'The request took too long to arrive. Please try again.',
      es: 'La solicitud tardó demasiado en llegar. Inténtalo de nuevo.',
    },
  },
  BODY_TOO_LARGE: {
    status: 413,
    text: { en: 'What was sent is too large.', es: 'Lo que se envió es demasiado grande.' },
  },
  ADDRESS_TOO_LONG: {
    status: 414,
    text: { en: 'The address is too long.', es: 'La dirección es demasiado larga.' },
  },
  MEDIA_TYPE_NOT_SUPPORTED: {
    status: 415,
    text: {
      en: 'This kind of content is not accepted here.',
      es: 'Aquí no se acepta este tipo de contenido.',
    },
  },
  EXPECTATION_FAILED: {
    status: 417,
    text: {
      en: 'What the request expects cannot be promised.',
      es: 'No se puede prometer lo que la solicitud espera.',
    },
  },
  SIGNATURE_INVALID: {
    status: 400,
    text: { en: 'The signature does not match the request.', es: 'La firma no corresponde a la solicitud.' },
  },
  CALLER_REFUSED: {
    status: 403,
    text: { en: 'This is not open to you.', es: 'No tienes acceso a esto.' },
  },
  RATE_LIMITED: {
    status: 429,
    text: {
      en: 'Rate limit exceeded. Please try again in {seconds} seconds.',
      es: 'Límite de solicitudes superado. Inténtalo de nuevo en {seconds} segundos.',
    },
  },
  HEADERS_TOO_LARGE: {
    status: 431,
    text: { en: 'The request is too long.', es: 'La solicitud es demasiado larga.' },
  },
  INTERNAL: {
    status: 500,
    text: { en: 'Server error. Please try again later.', es: 'Error del servidor. Inténtalo más tarde.' },
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    text: {
      en: 'This part of the application is not available right now. Please try again in a moment.',
      es: 'Esta parte de la aplicación no está disponible en este momento. Inténtalo de nuevo en un momento.',
    },
  },
  SERVICE_TIMEOUT: {
    status: 504,
    text: {
      en: 'The request took too long. Please try again.',
      es: 'La solicitud tardó demasiado. Inténtalo de nuevo.',
    },
  },
  STORAGE_FULL: {
    status: 507,
    text: {
      en: 'There is no room left to keep this. What is already kept is safe. Please try again later.',
      es: 'No queda espacio para guardar esto. Lo que ya está guardado está a salvo. Inténtalo más tarde.',
    },
  },
  STREAM_INTERRUPTED: {
    status: 502,
    text: {
      en: 'The answer was interrupted. Please try again.',
      es: 'La respuesta se interrumpió. Inténtalo de nuevo.',
    },
  },
  OPERATION_CANCELLED: {
    text: { en: 'Operation was cancelled', es: 'La operación se canceló' },
  },
  RETRIES_EXHAUSTED: {
    text: {
      en: 'Request failed after multiple retries',
      es: 'La solicitud falló después de varios intentos',
    },
  },
  STILL_IN_PROGRESS: {
    status: 409,
    text: {
      en: 'This is already being done. Wait a moment.',
      es: 'Esto ya se está haciendo. Espera un momento.',
    },
  },
  OUTCOME_UNKNOWN: {
    status: 504,
    text: {
      en: 'The answer did not arrive in time, so it is not known whether this was done. Please check, or try again in a moment.',
      es: 'La respuesta no llegó a tiempo, así que no se sabe si esto se hizo. Compruébalo o inténtalo de nuevo en un momento.',
    },
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    text: {
      en: 'This Idempotency-Key was already used for another request.',
      es: 'Esta Idempotency-Key ya se usó para otra solicitud.',
    },
  },
  HTTP_ERROR: {
    text: { en: 'HTTP error {status}', es: 'Error HTTP {status}' },
  },
  INVALID_JSON_RESPONSE: {
    text: { en: 'Invalid JSON response', es: 'Respuesta JSON no válida' },
  },
  INVALID_RESPONSE_FORMAT: {
    text: { en: 'Invalid response format', es: 'Formato de respuesta no válido' },
  },
  OFFLINE: {
    text: {
      en: 'Operation cannot be performed while offline',
      es: 'La operación no se puede realizar sin conexión',
    },
  },
  OFFLINE_ACTION: {
    text: { en: 'Cannot {action} while offline', es: 'No se puede {action} sin conexión' },
  },
  CACHE_EMPTY: {
    text: { en: 'No cached data available', es: 'No hay datos guardados disponibles' },
  },
  CACHE_EXPIRED: {
    text: { en: 'Cached data expired', es: 'Los datos guardados caducaron' },
  },
});
