import { defineErrors } from './define-errors.js';

/** Specification, section 5 and section 8, "AI and offline" and "Chat": assistant, Mapping, Word Map, speech. */
export const studyErrors = defineErrors({
  QUESTION_REQUIRED: { status: 400, text: { en: 'Question is required', es: 'La pregunta es obligatoria' } },
  STEP_INVALID: {
    status: 400,
    text: { en: 'Step must be a valid number', es: 'El paso debe ser un número válido' },
  },
  WORD_STUDY_INCOMPLETE: {
    status: 400,
    text: {
      en: 'Question and scripture reference are required',
      es: 'Se requieren la pregunta y la referencia bíblica',
    },
  },
  SPEECH_TEXT_REQUIRED: { status: 400, text: { en: 'Text content is required', es: 'Se requiere un texto' } },
  SPEECH_TEXT_EMPTY: {
    status: 400,
    text: {
      en: 'No valid text content to convert to speech',
      es: 'No hay texto válido para convertir en voz',
    },
  },
  SPEECH_TEXT_TOO_LONG: {
    status: 400,
    text: {
      en: 'This text is too long to be spoken at once: {max} characters at most.',
      es: 'Este texto es demasiado largo para leerlo de una vez: {max} caracteres como máximo.',
    },
  },
  SPEECH_LINES_TOO_MANY: {
    status: 400,
    text: {
      en: 'This text has too many lines to be spoken at once.',
      es: 'Este texto tiene demasiadas líneas para leerlo de una vez.',
    },
  },
  SPEECH_UNAVAILABLE: {
    status: 503,
    text: {
      en: 'This server has no voice. Your browser may have one.',
      es: 'Este servidor no tiene voz. Tu navegador puede tener una.',
    },
  },
  SPEECH_EMPTY: {
    status: 502,
    text: { en: 'Empty audio received from TTS API', es: 'El servicio de voz devolvió un audio vacío' },
  },
  PROVIDER_DATA_INVALID: {
    status: 502,
    text: { en: 'Invalid data received from API', es: 'El servicio devolvió datos no válidos' },
  },
  STEP_STREAM_FAILED: {
    status: 502,
    text: {
      en: 'Failed to connect to server for streaming step content',
      es: 'No se pudo conectar con el servidor para recibir el contenido del paso',
    },
  },
  RESEARCH_FAILED: {
    status: 502,
    text: { en: 'Research generation failed', es: 'No se pudo generar la investigación' },
  },
  REFLECTION_FAILED: {
    status: 502,
    text: { en: 'Unable to generate scripture reflection', es: 'No se pudo generar la reflexión' },
  },
  STUDY_QUOTE_FAILED: {
    status: 502,
    text: { en: 'Unable to generate quote', es: 'No se pudo generar la cita' },
  },
  OFFLINE_CHAT: {
    text: {
      en: 'Network is offline. Cannot ask chatbot',
      es: 'Sin conexión. No se puede preguntar al asistente',
    },
  },
  OFFLINE_STEP: {
    text: {
      en: 'Network is offline. Cannot generate step content',
      es: 'Sin conexión. No se puede generar el contenido del paso',
    },
  },
  OFFLINE_WORD_STUDY: {
    text: {
      en: 'Network is offline. Cannot generate word study',
      es: 'Sin conexión. No se puede generar el estudio de palabra',
    },
  },
  OFFLINE_SPEECH: {
    text: {
      en: 'Network is offline. Cannot generate speech',
      es: 'Sin conexión. No se puede generar la voz',
    },
  },
  CHAT_HISTORY_FAILED: {
    status: 502,
    text: {
      en: 'Failed to load conversation history',
      es: 'No se pudo cargar el historial de conversaciones',
    },
  },
  CHAT_SEND_FAILED: {
    status: 502,
    text: {
      en: 'Failed to get response. Please check your connection or try again later.',
      es: 'No se obtuvo respuesta. Revisa tu conexión o inténtalo más tarde.',
    },
  },
  CHAT_REPLY_FAILED: {
    text: { en: "Sorry, I couldn't process that.", es: 'Lo siento, no pude procesar eso.' },
  },
  VOICE_CONNECT_FAILED: { text: { en: 'Failed to Connect', es: 'No se pudo conectar' } },
  VOICE_CONNECTION_ERROR: { text: { en: 'Connection Error', es: 'Error de conexión' } },
});
