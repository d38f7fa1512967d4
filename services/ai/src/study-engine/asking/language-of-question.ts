import type { Language } from '@word-unfolded/domain';

/** Function words that identify a language, in lower case. */
const LITTLE_WORDS = {
  en: "the is are was were what who how why where when which does do did about of and to in for my i you say says can should with from that this does it on a me an did tell give write show have not don't can't cannot i'm we they he she his her him them be been will would could but if so as at by any all more there here just want need feel your our us myself kill touched hurt hurts hung nobody someone one loves hits dad mom let dying anymore tonight wanna gonna jesus",
  es: 'qué que quién quiénes cómo cuándo dónde cuál por para el la los las un una de del en es son fue dice biblia dios jesús sobre y mi me puedo debo con según al se su lo a le les te tu sus como donde cuando quien quienes cual segun dios jesus esta este era fueron hay porque muy mis cuantos cuantas hablame cuentame no ya más mas yo él ella quiero quiere tengo tiene estoy soy está esta están ha he han nada nadie todo todos sin pero ese esa eso ser hacer también hasta desde otro otra necesito siento por si bien voy matar matarme mato morir vivir vida contesta contestan ayuda pega pegó mamá papá',
  de: 'was sagt die der das und über ist sind wie warum wer nicht ein eine für zu mit ich gott bibel den dem im vom zum kann soll mein meine',
  fr: "le les des est que dit sur dans pour une un qui comment pourquoi je dieu jésus et pas avec du au aux l'amour la de qu'est-ce mon ma sont",
  pt: 'o os a as do da dos das não é que diz sobre como quem por em uma um deus bíblia para com eu meu minha você são ao no na e',
  it: 'il lo gli che cosa dice la bibbia sulla sul di del della come chi perché dio gesù e è un una per con non sono i',
} as const;

type Known = keyof typeof LITTLE_WORDS;

const SETS = Object.entries(LITTLE_WORDS).map(
  ([language, words]) => [language as Known, new Set(words.split(' '))] as const,
);

/** Cries of a single word that no other language has: they are evidence enough. */
const CRIES = {
  en: new Set(['suicidal', 'help', 'kms']),
  es: new Set(
    'matarme mátame matame morirme suicidarme ahorcarme cortarme lastimarme ayúdame ayudame ayúdenme auxilio'.split(
      ' ',
    ),
  ),
};

/** “We” at the end of a sentence is no English, but Mexican for “mate”. */
const MATE = /(?<!\p{L})we(?=\s*(?:[.,!?…]|$))/gu;

/** One word may belong to any language; two that no other language explains as well are evidence. */
const LEAST = 2;

const isCry = (word: string, language: Known) =>
  (language === 'en' || language === 'es') && CRIES[language].has(word);

/**
 * The language in which a question is asked.
 *
 * @returns `other` for one that is neither English nor Spanish; undefined when its words do not show it
 */
export function languageOfQuestion(question: string): Language | 'other' | undefined {
  const words =
    question
      .toLowerCase()
      .replace(MATE, ' ')
      .match(/\p{L}+(?:['’-]\p{L}+)*/gu) ?? [];
  const counts = SETS.map(
    ([language, set]) =>
      [
        language,
        words.filter((word) => set.has(word)).length +
          LEAST * words.filter((word) => isCry(word, language)).length,
      ] as const,
  ).sort(([, one], [, other]) => other - one);
  const [[first, most], [, next]] = counts as [(typeof counts)[0], (typeof counts)[0]];
  if (most < LEAST || most === next) return undefined;
  return first === 'en' || first === 'es' ? first : 'other';
}

/**
 * The language in which a question is answered: its own, else that of the question before it, else the one that the
 * request names (docs/decisions/0055).
 */
export function languageOfAnswer(
  question: string,
  before: string | undefined,
  requested: Language,
): Language {
  const asked =
    languageOfQuestion(question) ?? (before === undefined ? undefined : languageOfQuestion(before));
  return asked === 'en' || asked === 'es' ? asked : requested;
}

/**
 * The language in which the last of several messages is answered: its own, else that of the last one before it that shows
 * its language. “ok gracias” after “no sirve” continues in Spanish.
 *
 * @param messages of the reader, the oldest first
 */
export function languageOfConversation(messages: readonly string[], requested: Language): Language {
  const shown = messages.findLast((message) => languageOfQuestion(message) !== undefined);
  return shown === undefined ? requested : languageOfAnswer(shown, undefined, requested);
}
