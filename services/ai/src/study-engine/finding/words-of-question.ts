import type { Language } from '@word-unfolded/domain';
import {
  ENGLISH_STOP_WORDS,
  englishStem,
  foldWord,
  SPANISH_STOP_WORDS,
  spanishStem,
  wordsOf,
} from '@word-unfolded/scripture-text';

const STOP_WORDS = { en: ENGLISH_STOP_WORDS, es: SPANISH_STOP_WORDS } as const;

/** Words of asking that say nothing about the subject. */
const ASKING: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    `
    about according any anything ask asks asked bible biblical bibles could did different do does doing explain find get
    give gives god going good have help how is it know learn like list many mean meaning means more much new old other
    others passage passages people please question quote read really say saying says scripture scriptures should show
    someone something talk talks teach teaches tell tells testament text thing things think topic understand use verse
    verses want way what when where which who whom whose why word words would christian christians jesus christ lord
    chapter book today life there all because being between before after also most become feel feeling feels need needs
    make makes kind deal dealing dealt happen happens happened treat treated overcome allow allows said handle cope
    describe summarize summary story stories written wrote write writes come comes call called long ever never still
    mention mentions mentioned difference prepare sermon speaking speaks spoken apply applied application context
    theme themes main central
    taught
    ok okay define located background reference references related yesterday similar parallel practice reflect key important required
    `
      .trim()
      .split(/\s+/),
  ),
  es: new Set(
    `
    acerca algo alguien biblia biblico biblica busca buscar capitulo cita citas como cosa cosas cristiano cristianos
    cual cuales cuando cuanto cuantos dame debe debemos debo decir decirme dice dicen dime dios donde ejemplo encontrar
    encuentra ensena ensenan entender escritura escrituras explica explicame explicar gracias hablar habla hablan hace
    hacer hay jesus cristo senor lee leer libro lista mas muestra muestrame necesito nuevo antiguo otro otra otros otras
    palabra palabras pasaje pasajes persona personas podemos puede pueden puedo porque pregunta quiere quien quienes
    quiero respecto saber segun ser significa significado significan sobre tema testamento texto tiene todo todos trata
    tratan adonde queria quiso versiculo versiculos vida hoy siento sentir hacia poder antes despues pasa pasar sucede permite permiten dijo
    dijeron hablame cuentame cuenta resume resumen historia historias escribio escrito escribir vencer superar tratar
    manejar dar menciona mencionan diferencia preparar sermon ayudame aplicar aplico aplicacion contexto trasfondo
    cruzadas referencias relacionados relacionadas parecidos paralelos practica reflexion claves clave importantes
    principal central hago hacemos hacerlo
    algun alguno alguna algunos algunas opina opinan piensa piensan
    enseno ensenaron hablo hablaron
    queda quedaba quedan ubicado ubicada importante paso ocurrio sucedio acontecio cuantas anos vivio leerle ayuda ayer
    `
      .trim()
      .split(/\s+/),
  ),
};

/** A word of a question: folded for comparison, and as it was written for searching. */
export type QuestionWord = { readonly folded: string; readonly written: string };

/** All words of a text in their order. */
export function questionWords(text: string): QuestionWord[] {
  return wordsOf(text).map(({ folded, start, end }) => ({ folded, written: text.slice(start, end) }));
}

/** Whether a word carries meaning in its language. */
export function carriesMeaning(folded: string, language: Language): boolean {
  return !STOP_WORDS[language].has(folded) && !ASKING[language].has(folded) && !/^\d+$/.test(folded);
}

/** Whether a word is only a function word. */
export function isStopWord(word: string, language: Language): boolean {
  return STOP_WORDS[language].has(foldWord(word));
}

export function stemOf(folded: string, language: Language): string {
  return language === 'en' ? englishStem(folded) : spanishStem(folded);
}

/** The stems of a text's words. */
export function stemsIn(text: string, language: Language): ReadonlySet<string> {
  return new Set(wordsOf(text).map(({ folded }) => stemOf(folded, language)));
}
