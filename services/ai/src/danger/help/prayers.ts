import type { Language } from '@word-unfolded/domain';

/**
 * A prayer for somebody in danger who asks for one. It is written by people in the spirit of a psalm, in words of their
 * own, and reviewed like the help texts: it blames nobody, bargains with nobody, and asks God for people who help.
 */
export type HelpPrayer = {
  /** The psalm that it follows, in OSIS form with the numbering of the King James Version; the stored text is shown. */
  readonly psalm: string;
  readonly text: Readonly<Record<Language, string>>;
};

/** Who asks again is given the next one. */
export const HELP_PRAYERS: readonly HelpPrayer[] = [
  {
    psalm: 'Ps.34.18',
    text: {
      en: 'God, you do not keep your distance from somebody whose heart is in pieces. Come close to me now. I do not need to be strong before you, and I need not find fine words. Keep me safe through this hour, and the next one. Send me a person who stays with me, and give me the courage to let them in. Amen.',
      es: 'Dios, tú no te alejas de quien tiene el alma hecha pedazos. Acércate a mí ahora. Ante ti no tengo que mostrarme fuerte ni buscar palabras bonitas. Guárdame durante esta hora, y durante la que sigue. Mándame a una persona que se quede conmigo, y dame valor para abrirle la puerta. Amén.',
    },
  },
  {
    psalm: 'Ps.142.1-Ps.142.7',
    text: {
      en: 'Lord, I say it aloud, because David said such things aloud to you from a cave. I am worn out, and it seems that nobody asks how I am. You know the way I have come, even where I fell. Be my shelter tonight. Lead me out of this narrow place, and let me find people around me again. Amen.',
      es: 'Señor, lo digo en voz alta, porque David te decía cosas así desde una cueva. No me quedan fuerzas, y parece que nadie pregunta cómo estoy. Tú conoces el camino que he andado, también donde caí. Sé mi abrigo esta noche. Sácame de este lugar estrecho, y haz que vuelva a tener gente a mi lado. Amén.',
    },
  },
  {
    psalm: 'Ps.61.1-Ps.61.2',
    text: {
      en: 'God, listen: I call to you from far away, and I have little strength left. I cannot climb to a safe place by myself. Take me there, step by step, and let the first step be a voice that answers when I call. Stay with those I love, and stay with me until it is day. Amen.',
      es: 'Dios, escucha: te llamo desde muy lejos, y me quedan pocas fuerzas. No puedo subir por mi cuenta a un lugar seguro. Llévame tú, paso a paso, y que el primer paso sea una voz que responda cuando yo llame. Quédate con quienes amo, y quédate conmigo hasta que amanezca. Amén.',
    },
  },
];

/** Passages that are read to somebody who asks for more of them: two each time. */
export const COMFORT_PASSAGES: readonly string[] = [
  'Ps.23.1-Ps.23.6',
  'Ps.34.17-Ps.34.18',
  'Ps.121.1-Ps.121.8',
  'Isa.43.1-Isa.43.2',
  'Ps.139.7-Ps.139.12',
  'Lam.3.21-Lam.3.23',
];
