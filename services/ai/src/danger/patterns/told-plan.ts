/*
 * A plan to die that somebody tells of without naming death: a date that is set and kept secret, a note that is left before one goes.
 */

const SET =
  '(?:(?:has|have|had|got|set|sets|picked|picks|chose|chosen|fixed|decided on|planned|marked|circled) (?:\\w+ ){0,2}(?:date|day|time|night)(?: (?:picked|set|chosen|planned|marked|circled|in mind))?|(?:date|day|time|night) (?:is |has been )?(?:picked|set|chosen|marked|circled)|(?:tiene|tengo|puso|eligio|escogio|fijo|marco|decidio|apunto) (?:\\w+ ){0,3}(?:fecha|dia|hora|noche)|(?:fecha|dia|hora) (?:\\w+ )?(?:puesta|puesto|elegid[oa]|escogid[oa]|fijad[oa]|marcad[oa]|decidid[oa]|lista|listo))';
const SECRET =
  '(?:(?:made|makes|making) me (?:promise|swear|vow)|swore me|sworn (?:me )?to (?:secrecy|silence)|(?:promise\\w*|swore|swear|begged me|asked me|told me) (?:\\w+ ){0,2}not to (?:tell|say)|not to tell (?:any\\w+|his|her|their)|(?:keep|kept|keeping) (?:it|this|that|his|her|their|the) (?:a )?secret|dont tell any\\w+|me (?:hizo|pidio) (?:\\w+ ){0,3}(?:prometer\\w*|jurar\\w*|no (?:decir|contar)\\w*|callar\\w*|secreto|que no)|le (?:prometi|jure) (?:\\w+ ){0,2}no (?:decir|contar)\\w*|que no (?:le )?(?:diga|cuente|dijera|contara)|guard\\w+ (?:el |este |su )?secreto)';
const ENDS =
  '(?:(?:to|will|gonna|going to|would) (?:just )?(?:end|finish|stop|be done with) (?:it|it all|things|everything|(?:his|her|their) (?:life|pain))|to (?:die|be gone|leave this \\w+|go to (?:heaven|god|jesus))|(?:para|de|va a|quiere|piensa) (?:terminar|acabar)(?:lo)?(?: con)? (?:todo|su (?:vida|dolor)|esto)|(?:para|va a) (?:irse|morir(?:se)?|partir|descansar)(?= |$)|se va a ir para siempre)';
/** How and when it will be done: a plan, whatever is not named. */
const HOW =
  '(?:(?:how and when|when and how|exactly (?:how|when)|como y cuando|cuando y como) (?:\\w+ ){0,4}(?:do it|end it|go|hacerlo|lo (?:hara|va a hacer|haria))|(?:how|como) (?:\\w+ ){0,2}(?:would|will|is going to|lo) (?:do it|haria|hara|va a hacer)(?: .*)? (?:pray for|after|secret|orar?|despues|jur\\w+|prom\\w+))';
const PLAN = '(?:(?:his|her|their|su) plan|a plan to (?:die|end)|un plan)';
/** What dates are set for in an ordinary life. */
const FEAST =
  / (?:wedding|marr\w+|engag\w+|propos\w+|bapti\w+|surgery|operation|birth|baby|due date|party|trip|travel|mov(?:e|ing)|exam|court|trial|interview|graduat\w+|surprise|retire\w*|concert|anniversary|boda|cas\w+|compromiso|bautiz\w+|bautis\w+|cirugia|operacion|parto|bebe|fiesta|viaje|mudanza|examen|juicio|entrevista|gradua\w+|sorpresa|jubil\w+|concierto|aniversario|quince\w*|quit\w* (?:smoking|drinking)|job|trabajo|school year|first date|blind date|a date with) /;

const LETTER =
  '(?:note|notes|letter|letters|message|messages|video|videos|nota|notas|carta|cartas|mensaje|mensajes)';
const GOING =
  '(?:before i (?:go|leave|am gone|do it)(?: (?:for good|forever|away forever|tonight|tomorrow))?|(?:go|going|leave|leaving|gone) (?:away )?for good|when i am gone|after i am gone|once i am gone|find (?:it|them) (?:when|after) i|antes de (?:irme|partir|hacerlo)(?: (?:para siempre|de este mundo|de una vez))?|cuando (?:yo )?(?:ya )?no este|cuando me (?:haya ido|vaya para siempre)|me voy para siempre|despues de que me vaya)';
const TRAVEL =
  / (?:college|university|mission\w*|abroad|deploy\w*|army|navy|vacation|trip|job|moving|move|work|universidad|misiones|misionero|ejercito|vacaciones|viaje|trabajo|mudar\w*|otro pais|estudiar) /;

const TOLD = new RegExp(
  ` (?:${HOW}|(?:${SET}|${PLAN}) (?:.* )?(?:${SECRET}|${ENDS})|(?:${SECRET}) (?:.* )?${SET})(?= )`,
);
const NOTE = new RegExp(` (?:${LETTER} (?:\\S+ ){0,9}?${GOING}|${GOING} (?:\\S+ ){0,9}?${LETTER})(?= )`);

/** Whether sentences of plain words tell together of a plan to die that does not name it. */
export function tellsOfPlan(sentences: readonly string[]): boolean {
  const text = sentences.join('').replace(/ {2,}/g, ' ');
  return (TOLD.test(text) && !FEAST.test(text)) || (NOTE.test(text) && !TRAVEL.test(text));
}
