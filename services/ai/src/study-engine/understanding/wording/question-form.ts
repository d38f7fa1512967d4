import type { Language } from '@word-unfolded/domain';

/** How a question asks; `other` when its words do not show it. */
export type QuestionForm =
  | 'next'
  | 'written'
  | 'pray'
  | 'compare'
  | 'book'
  | 'how-many'
  | 'story'
  | 'where'
  | 'says'
  | 'definition'
  | 'meaning'
  | 'who'
  | 'why'
  | 'other';

/** Forms in the order in which they are tried. The patterns match folded words with a space between them. */
const FORMS: Readonly<Record<Language, readonly (readonly [QuestionForm, RegExp])[]>> = {
  en: [
    [
      'next',
      /^(?:and |so |but )*(?:then )?what (?:happened|happens|came|comes|did \w+ do)(?: to (?:him|her|them|it))? (?:next|then|after(?: that| this)?|afterwards?|later)|^(?:and )?(?:then|next|afterwards)$|^and then what|^(?:and )?what next|^(?:go on|continue|keep going)|^how does (?:it|the story|that) (?:end|go on|continue)/,
    ],
    [
      'written',
      /\bwho (?:wrote|is the author|was the author)|\bby whom (?:was|were) .*written|\bauthor of|\bwhen (?:was|were) .* written|\bwhen did .* write/,
    ],
    [
      'pray',
      /\bprayers? (?:for|when|before|about|of|in|to)|^(?:please )?pray\b|\b(?:help me|how do i|how can i|teach me to) pray (?:for|about|when)|\bhelp me (?:to )?pray\b|\b(?:can|could|will|would) you pray|^(?:a |give me a |write (?:me )?a |say a |short )+prayer|\b(?:night|evening|morning|bedtime) prayer/,
    ],
    [
      'compare',
      /\b(?:compare|comparison|difference between|differences between|versus|vs)\b|\bhow (?:is|are|does|do|was|were) .* differ/,
    ],
    ['how-many', /^(?:and )?how (?:many|much|old|long|often|tall|big)\b/],
    [
      'book',
      /\b(?:book|letter|gospel) of\b|\b(?:theme|themes|message|purpose|big idea) of\b|^(?:give me a |a |write a )?summary of\b|^summari[sz]e\b|^(?:and )?what(?: is|s)? (?:\w+ ){1,3}about$/,
    ],
    [
      'story',
      /\bwhat (?:happened|happens)\b|\b(?:story|stories|parable|account) (?:of|about|where|when)|\btell me the (?:story|parable)|\bparable\b|^retell|^(?:tell|teach) (?:me|us) (?:more )?about .*\band (?:his|her|their)\b/,
    ],
    [
      'where',
      /^(?:and )?where (?:is|was|were|are|did|does|exactly)\b|^(?:in )?(?:what|which) (?:country|region|city|town|place)\b|^locate/,
    ],
    [
      'says',
      /^(?!(?:and |but |so )?why ).*\b(?:bible|scriptures?|jesus|god|paul|verses?|passages?) (?:say|says|said|teach|teaches|taught|tell|tells|told|speak|speaks|spoke|talk|talks|think|thinks)\b|\bverses? (?:about|on|for)|\bbiblical (?:view|teaching)/,
    ],
    ['definition', /\bwhat (?:does|do|did) .* (?:mean|stand for)|\bmeaning of|^define/],
    ['meaning', /^(?:and )?what(?: is| are| was| were|s)\b|^explain\b/],
    [
      'who',
      /^(?:and )?who\b|^(?:tell|teach) me (?:more )?about|^what (?:do we|do you|can you tell me|is known) (?:know )?about|^(?:life|biography) of/,
    ],
    ['why', /^(?:and |but )?(?:why|how come|for what reason|what for)\b/],
  ],
  es: [
    [
      'next',
      /^(?:y |entonces |luego )*(?:que (?:(?:le |les )?(?:paso|pasa|sucedio|ocurrio|sucede)|(?:hizo|hicieron)(?: (?!justo)\w+)?) (?:despues|luego|entonces|a continuacion|mas tarde)|(?:despues|luego|y luego) que (?:paso|sucedio|ocurrio)|y (?:despues|luego|entonces)|despues|luego|y que mas)(?: de eso| de esto)?$|^(?:sigue|continua|sigue contando)|^como (?:termina|sigue|acaba|continua)/,
    ],
    [
      'written',
      /\bquien(?:es)? (?:l[oae]s? )?(?:escribio|escribieron|es el autor|fue el autor)|\bpor quien fue(?:ron)? escrit\w+|\bautor de|\bcuando (?:se escribi\w+|fue(?:ron)? escrit\w+|escribi\w+)/,
    ],
    [
      'pray',
      /\b(?:oracion(?:es)?|plegaria)(?: (?:corta|breve|sencilla|bonita|larga|especial))? (?:por|para|de|antes|cuando|en|sobre|al?|tras|mientras|ante|con|contra)|^(?:por favor )?(?:ora|oremos|reza) (?:por|conmigo)|\b(?:puedes|podrias) orar|\bayudame a (?:orar|dar gracias)|\bcomo (?:puedo |debo )?or(?:o|ar) por/,
    ],
    [
      'compare',
      /\b(?:compara|comparar|comparacion|diferencias? (?:entre|hay))\b|\ben que se (?:diferencia|distingue)/,
    ],
    ['how-many', /^(?:y |a )?cuant[oa]s?\b|^(?:y )?(?:que edad|que tan)\b/],
    [
      'book',
      /\b(?:libro|carta|evangelio) de\b|\b(?:tema|mensaje|proposito)(?: principal| central)? de\b|^(?:dame |haz |escribe )?(?:un |el )?resumen de\b|^resume\b|^(?:y )?de que (?:se )?trata(?:n)? (?!est[ea]|la (?:parabola|historia)|el (?:salmo|relato))/,
    ],
    [
      'story',
      /\bque (?:l[aeo]s? )?(?:paso|sucedio|ocurrio|acontecio|pasa|sucede)\b|\b(?:historia|relato|parabola|cuento) (?:de|del|sobre|donde)|\bcuentame (?:la|el)|\bparabola\b|^(?:hablame|cuentame|contame|dime) de .*\by sus?\b/,
    ],
    [
      'where',
      /^(?:y |en |a |de )*a?donde (?:esta|estaba|queda|quedaba|quedan|estan|se encuentra|se encontraba|era|fue|nacio|vivio|murio)\b|^(?:y |en |a )?a?donde (?!dice)|^en que (?:pais|region|ciudad|lugar)/,
    ],
    [
      'says',
      /\b(?:biblia|escrituras?|jesus|dios|pablo) (?:dice|dijo|ensena|enseno|habla|hablo|opina|piensa)|\b(?:dice|dijo|ensena|enseno|habla|hablo|opina|piensa|cree) (?:la )?(?:biblia|escritura|jesus|dios|pablo)|\bversiculos? (?:sobre|de|para|acerca)/,
    ],
    ['definition', /\bque (?:significa|quiere decir)|\bsignificado de|^define/],
    ['meaning', /^(?:y )?(?:que|cuales?) (?:es|son|era|eran|fue|fueron)\b|^explica/],
    [
      'who',
      /^(?:y |a |de )?quien(?:es)?\b|^(?:hablame|cuentame|dime) (?:de|sobre|algo|acerca|mas)|^que (?:sabemos|se sabe) (?:de|sobre)|^vida de/,
    ],
    ['why', /^(?:y |pero )?(?:por que|para que|por cual razon)\b/],
  ],
};

/**
 * How a question asks.
 *
 * @param words folded
 */
export function formOf(words: readonly string[], language: Language): QuestionForm {
  const text = words.join(' ');
  return FORMS[language].find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}
