import type { Language } from '@word-unfolded/domain';
import type { StudyPassage } from '../library/study-passage.js';

type Note = (core: string) => string;

/** Openings of notes. They alternate, so that consecutive days begin differently. */
const NOTES: Readonly<Record<Language, readonly Note[]>> = {
  en: [
    (core) => `Read it slowly, and stay with ${core}. Which words do you take into the day?`,
    (core) => `What do the verses around it add to ${core}?`,
    (core) => `Write ${core} in your own words.`,
    (core) => `Pray with ${core}. What do you ask, and for what do you give thanks?`,
    (core) => `Whom could ${core} help today?`,
  ],
  es: [
    (core) => `Léelo despacio y detente en ${core}. ¿Qué palabras te llevas al día?`,
    (core) => `¿Qué añaden los versículos de alrededor a ${core}?`,
    (core) => `Escribe ${core} con tus propias palabras.`,
    (core) => `Ora con ${core}. ¿Qué pides, y por qué das gracias?`,
    (core) => `¿A quién podría ayudar hoy ${core}?`,
  ],
};

/** The plain-text note of a day of a plan, with the verses for which the reading was chosen. */
export function dayNote({ reference }: StudyPassage, index: number, language: Language): string {
  const notes = NOTES[language];
  return notes[index % notes.length]!(reference);
}
