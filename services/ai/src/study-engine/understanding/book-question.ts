import type { Language } from '@word-unfolded/domain';

/** Questions of the book in which the subject of the turn before stands: "Which letter is that in?" */
export const IN_WHICH_BOOK: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and )?(?:in )?(?:which|what) (?:book|letter|gospel|epistle|part)(?: of the bible)?(?: (?:is|was|are) (?:it|this|that|they|the (?:story|passage|verse|parable))(?: (?:in|from|found|told|written))*)?$|^(?:and )?where (?:is|are|can i (?:find|read)|do i (?:find|read)|does it say) (?:it|this|that|they|them)(?: (?:written|found|told|story|in the bible|in scripture))*$/,
  es: /^(?:y )?(?:en |de )?(?:que|cual) (?:libro|carta|evangelio|epistola|parte)(?: de la biblia)?(?: (?:esta|estan|se encuentra|aparece|es|sale|se cuenta|lo dice|lo cuenta|dice eso|viene)(?: eso| esto| escrito)?)?$|^(?:y )?donde (?:esta|estan|aparece|aparecen|se encuentra|se cuenta|se lee|dice|viene|lo leo|puedo leerlo|lo encuentro)(?: (?:eso|esto|escrit[oa]s?|la historia|en la biblia))*$/,
};

/** Questions of the writer or the date of what the turn before was about: "Who wrote it?", "¿Quién la escribió?" */
export const OF_ITS_BOOK: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and )?(?:who wrote|who (?:is|was) the (?:author|writer) of|when was|why was|to whom was|for whom was|who was) (?:it|this|that|(?:this|that|the) (?:book|letter|gospel|psalm))(?: written)?(?: (?:to|for))?$|^(?:and )?(?:to|for) whom$|^(?:and )?where (?:was|were|did) (?:\w+ ){1,4}(?:write|wrote|written)(?: it| this| that)?$/,
  es: /^(?:y )?(?:quien(?:es)? l[oa]s? escribi\w+|(?:quien|cuando|a quien|para quien|por que) (?:(?:se )?escribio|fue escrit[oa])(?: (?:eso|esto|es[ea] (?:libro|carta|evangelio|salmo)|el libro|la carta|el evangelio))?|quien es el autor|cuando fue escrit[oa]|(?:a|para) quien(?:es)?|donde (?:\w+ ){0,4}(?:l[oa] |se )?escribi\w+(?: eso| esto)?)$/,
};

/** Questions of the language in which it was written. */
export const OF_ITS_LANGUAGE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and )?(?:in )?(?:what|which) (?:original )?language(?: (?:was|is) (?:it|this|that)(?: (?:written|in))*)?$/,
  es: /^(?:y )?(?:en )?(?:que|cual) (?:idioma|lengua)(?: (?:se escribio|fue escrit[oa]|esta|original))*$/,
};

/** The question of the study library that answers these. */
export const LANGUAGES_OF_THE_BIBLE = 'what-languages-was-the-bible-written-in';

/** Questions of the original word for the subject of the turn before: "What is the Hebrew word for it?" */
export const ITS_ORIGINAL_WORD: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and )?(?:what(?: is|s)? )?(?:the )?(?:hebrew|greek|original) (?:word|term)s?(?: (?:for|behind) (?:it|this|that))?$|^(?:and )?in (?:hebrew|greek)$/,
  es: /^(?:y )?(?:cual es )?(?:la )?palabra (?:hebrea|griega|original)(?: (?:para|de|detras de) (?:eso|esto|ello))?$|^(?:y )?(?:como se dice )?en (?:hebreo|griego)$/,
};

/** Which part of the introduction a question asks for. */
export type BookAspect =
  'author' | 'date' | 'readers' | 'setting' | 'outline' | 'count' | 'key' | 'purpose' | 'whole';

const ASPECTS: readonly (readonly [Exclude<BookAspect, 'whole'>, RegExp])[] = [
  [
    'readers',
    /\b(?:(?:to|for) whom|who was .* written (?:to|for)|readers|audience|a quien(?:es)?|para quien(?:es)?)\b/,
  ],
  [
    'setting',
    /\b(?:where (?:\w+ ){1,5}(?:write|wrote|written)|donde (?:\w+ ){0,5}escribi\w+|background|setting|why was|trasfondo|contexto|por que se escribio)\b/,
  ],
  [
    'author',
    /\b(?:who wrote|by whom|author|written by|por quien|quien(?:es)? (?:l[oa]s? )?escribi\w+|autor)\b/,
  ],
  ['date', /\b(?:when|date|how old|cuando|fecha)\b/],
  [
    'key',
    /\b(?:key|main|central|famous|best known|most (?:famous|quoted|well known|important)|memory) (?:verse|passage)|\b(?:versiculo|texto|pasaje) (?:clave|principal|central|(?:mas )?(?:conocido|famoso|citado|importante))\b/,
  ],
  [
    'purpose',
    /^(?:\w+ ){0,2}what(?: is|s) .* for$|\bpurpose of\b|\bpoint of\b|^para que (?:sirve|es)\b|\bproposito de\b/,
  ],
  ['count', /\bhow many (?:chapters|verses)|cuantos (?:capitulos|versiculos)\b/],
  ['outline', /\b(?:outline|structure|sections|divided|bosquejo|estructura|esquema|divide)\b/],
];

/** The part of an introduction that a question asks for, by its folded words. */
export function bookAspectOf(words: readonly string[]): BookAspect {
  const text = words.join(' ');
  return ASPECTS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'whole';
}
