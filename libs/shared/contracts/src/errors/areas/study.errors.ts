import { defineErrors } from '../define-errors.js';

/** Specification, section 5 and section 8, "AI and offline" and "Chat": assistant, Mapping, Word Map, speech. */
export const studyErrors = defineErrors({
  QUESTION_REQUIRED: { status: 400, text: { en: 'Question is required', es: 'La pregunta es obligatoria' } },
  QUESTION_TOO_LONG: {
    status: 400,
    text: {
      en: 'This question is too long: {max} characters at most.',
      es: 'Esta pregunta es demasiado larga: {max} caracteres como máximo.',
    },
  },
  /** The parameter `limit` is a metric. Readers see the rest of their tokens as a share of the day (decisions, "Limits"). */
  LIMIT_REACHED: {
    status: 429,
    text: {
      en: 'You have used up today’s limit. It resets at midnight UTC.',
      es: 'Agotaste el límite de hoy. Empieza de nuevo a medianoche UTC.',
    },
    cases: {
      by: 'limit',
      texts: {
        requests: {
          en: 'You have reached the daily limit of questions: {left} of {total} are left. It resets at midnight UTC.',
          es: 'Has llegado al límite diario de preguntas: quedan {left} de {total}. Empieza de nuevo a medianoche UTC.',
        },
        tokens: {
          en: 'This does not fit into today’s limit for the length of answers: {leftPercent}% of it is left, and this would take about {neededPercent}%. It resets at midnight UTC.',
          es: 'Esto no cabe en el límite de hoy para la extensión de las respuestas: queda el {leftPercent} % y esto necesitaría cerca del {neededPercent} %. Empieza de nuevo a medianoche UTC.',
        },
        images: {
          en: 'You have reached the daily limit of images: {left} of {total} are left. It resets at midnight UTC.',
          es: 'Has llegado al límite diario de imágenes: quedan {left} de {total}. Empieza de nuevo a medianoche UTC.',
        },
        ttsCharacters: {
          en: 'This text does not fit into today’s limit of characters read aloud: {left} of {total} are left, and it has {needed}. It resets at midnight UTC.',
          es: 'Este texto no cabe en el límite de hoy de caracteres leídos en voz alta: quedan {left} de {total} y el texto tiene {needed}. Empieza de nuevo a medianoche UTC.',
        },
        voiceMinutes: {
          en: 'You have reached the daily limit of voice minutes: {left} of {total} are left. It resets at midnight UTC.',
          es: 'Has llegado al límite diario de minutos de voz: quedan {left} de {total}. Empieza de nuevo a medianoche UTC.',
        },
      },
    },
  },
  ANSWERS_IN_PROGRESS: {
    status: 429,
    text: {
      en: 'Your other answers are still being written, and may take what is left of today. Please try again when they are finished.',
      es: 'Tus otras respuestas aún se están escribiendo y pueden ocupar lo que queda del día. Inténtalo de nuevo cuando terminen.',
    },
  },
  /** Decisions, "Answers": a stopped answer costs nothing, so stopping is limited instead. */
  TOO_MANY_STOPPED: {
    status: 429,
    text: {
      en: 'You have stopped more than {max} answers within an hour. Please wait {seconds} seconds before the next question.',
      es: 'Has detenido más de {max} respuestas en una hora. Espera {seconds} segundos antes de la siguiente pregunta.',
    },
  },
  ANSWER_NOT_FOUND: {
    status: 404,
    text: { en: 'This answer is no longer here.', es: 'Esta respuesta ya no está aquí.' },
  },
  CONVERSATION_NOT_FOUND: {
    status: 404,
    text: { en: 'Conversation not found', es: 'No se encontró la conversación' },
  },
  CONVERSATION_FULL: {
    status: 409,
    text: {
      en: 'This conversation is full. Begin a new one, or continue from a message in a new one.',
      es: 'Esta conversación está llena. Empieza una nueva o sigue desde un mensaje en otra.',
    },
  },
  MESSAGE_NOT_FOUND: {
    status: 404,
    text: { en: 'This message is not in the conversation.', es: 'Este mensaje no está en la conversación.' },
  },
  SHARES_FULL: {
    status: 409,
    text: {
      en: 'You have too many shared links. End one of them first.',
      es: 'Tienes demasiados enlaces compartidos. Anula antes alguno.',
    },
  },
  STEP_INVALID: {
    status: 400,
    text: { en: 'Step must be a valid number', es: 'El paso debe ser un número válido' },
  },
  MAPPING_NOT_FOUND: {
    status: 404,
    text: { en: 'This mapping is not here.', es: 'Este mapa no está aquí.' },
  },
  MAPPING_NOT_ONE_PASSAGE: {
    status: 400,
    text: {
      en: 'Choose one passage of one to {max} verses.',
      es: 'Elige un solo pasaje de uno a {max} versículos.',
    },
  },
  STUDY_PASSAGE_TOO_LONG: {
    status: 400,
    text: {
      en: 'Choose one to {max} verses: {reference} has {verses}.',
      es: 'Elige de uno a {max} versículos: {reference} tiene {verses}.',
    },
  },
  MAPPING_OF_OTHER_PASSAGE: {
    status: 409,
    text: {
      en: 'This mapping is about {reference}.',
      es: 'Este mapa es de {reference}.',
    },
  },
  MAPPING_STEP_LOCKED: {
    status: 409,
    text: {
      en: 'This step opens after step {step}.',
      es: 'Este paso se abre después del paso {step}.',
    },
  },
  MAPPINGS_FULL: {
    status: 409,
    text: {
      en: 'You have {max} mappings, and there is no room for more. Delete one to begin another.',
      es: 'Tienes {max} mapas y no caben más. Elimina uno para empezar otro.',
    },
  },
  WRITING_SOURCE_REQUIRED: {
    status: 400,
    text: {
      en: 'Choose a passage, or write something first.',
      es: 'Elige un pasaje o escribe algo primero.',
    },
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
  SPEECH_TAKES_TOO_LONG: {
    status: 400,
    text: {
      en: 'Read aloud, this would take more than 45 minutes. Choose a shorter text.',
      es: 'Leído en voz alta, esto duraría más de 45 minutos. Elige un texto más corto.',
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
  VOICE_OFFER_INVALID: {
    status: 400,
    text: {
      en: 'This is not a valid offer of a call with audio.',
      es: 'Esta no es una oferta válida de una llamada con audio.',
    },
  },
  VOICE_SESSION_NOT_FOUND: {
    status: 404,
    text: {
      en: 'This call was not found, or it has ended.',
      es: 'No se encontró esta llamada, o ya terminó.',
    },
  },
  VOICE_CALL_IN_PROGRESS: {
    status: 409,
    text: {
      en: 'You are already in a call with Selah, perhaps on another device. End it to begin a new one.',
      es: 'Ya estás en una llamada con Selah, quizá en otro dispositivo. Termínala para empezar otra.',
    },
  },
  VOICE_CALL_ENDED: {
    status: 410,
    text: { en: 'This call has ended.', es: 'Esta llamada ha terminado.' },
  },
  VOICE_CONNECT_FAILED: { text: { en: 'Failed to Connect', es: 'No se pudo conectar' } },
  VOICE_CONNECTION_ERROR: { text: { en: 'Connection Error', es: 'Error de conexión' } },
});
