import type { Language } from '@word-unfolded/domain';

type HelpPhrases = {
  readonly emergency: (number: string) => string;
  readonly anywhere: (directory: string) => string;
  readonly followUp: string;
  readonly comfort: string;
  /** Before a prayer that was asked for. */
  readonly prayer: string;
  /** After the prayer or passages that were asked for: the help still comes from people. */
  readonly afterComfort: string;
  /** Who speaks here: nobody may take this for a person who watches over them. */
  readonly speaker: string;
  /** Ends an answer to a worry of every day: a light hint at people who listen. */
  readonly hint: (place: string) => string;
  /** Above an answer to words that may be those of somebody in danger. */
  readonly offer: (places: { readonly emergency: string; readonly place: string }) => string;
  /** Above the results of a search whose words tell of danger. */
  readonly aboveResults: (places: { readonly emergency: string; readonly place: string }) => string;
  /** The title of the conversation: it must not tell a person who reads along what it is about. */
  readonly title: string;
};

/** The sentences around the help texts. */
export const HELP_PHRASES: Readonly<Record<Language, HelpPhrases>> = {
  en: {
    emergency: (number) => `Emergency: **${number}**`,
    anywhere: (directory) => `Helplines in every country: **${directory}**`,
    followUp:
      'I am still here, and what you wrote before is still the most important thing. Please do not stay alone with it: speak with somebody at one of these numbers, or with a person near you, before we go on.',
    prayer:
      'Here is a prayer; read it as slowly as you like. Make it your own, change it, or only listen; you may stop anywhere.',
    afterComfort:
      'Praying and calling somebody go together: God often helps through people. Please let one of them know now how you are; the numbers above answer at any hour. I am a program, and cannot be that person.',
    comfort: 'Words that others have held on to:',
    speaker:
      'People wrote this answer beforehand. I am a program: I cannot call anybody or see how you are, so please let a person be with you. If you would like a prayer or more passages of comfort, ask for them.',
    hint: (place) =>
      `If it stays like this for some weeks, or becomes more than you can carry, please tell a doctor or somebody you trust. People who listen at any hour: **${place}**.`,
    offer: ({ emergency, place }) =>
      `If you or somebody near you is not safe, or this is more than you can carry, please let a person help first. In danger now, call **${emergency}**. People listen at any hour: ${place}.`,
    aboveResults: ({ emergency, place }) =>
      `If this is about you, or about somebody near you: you need not be alone with it. People listen at any hour: ${place}. In danger now, call ${emergency}.`,
    title: 'A conversation',
  },
  es: {
    emergency: (number) => `Emergencias: **${number}**`,
    anywhere: (directory) => `Líneas de ayuda en todos los países: **${directory}**`,
    followUp:
      'Sigo aquí, y lo que escribiste antes sigue siendo lo más importante. Por favor, no te quedes a solas con eso: habla con alguien en uno de estos números, o con una persona cercana, antes de continuar.',
    prayer:
      'Aquí tienes una oración; léela tan despacio como quieras. Hazla tuya, cámbiala o solo escúchala; puedes parar donde sea.',
    afterComfort:
      'Orar y llamar a alguien van juntos: Dios ayuda muchas veces por medio de personas. Por favor, dile ahora a una de ellas cómo estás; los números de arriba responden a cualquier hora. Soy un programa, y no puedo ser esa persona.',
    comfort: 'Palabras a las que otras personas se han aferrado:',
    speaker:
      'Esta respuesta la escribieron personas de antemano. Soy un programa: no puedo llamar a nadie ni ver cómo estás; por favor, deja que alguien te acompañe. Si quieres una oración o más pasajes de consuelo, pídelos.',
    hint: (place) =>
      `Si sigue así algunas semanas, o llega a ser más de lo que puedes cargar, por favor díselo a un médico o a alguien de confianza. Personas que escuchan a cualquier hora: **${place}**.`,
    offer: ({ emergency, place }) =>
      `Si tú o alguien cercano corre peligro, o si esto es más de lo que puedes cargar, deja primero que una persona te ayude. Si hay peligro ahora, llama al **${emergency}**. Hay personas que escuchan a cualquier hora: ${place}.`,
    aboveResults: ({ emergency, place }) =>
      `Si esto te pasa a ti, o a alguien cercano: no tienes que llevarlo a solas. Hay personas que escuchan a cualquier hora: ${place}. Si hay peligro ahora, llama al ${emergency}.`,
    title: 'Una conversación',
  },
};
