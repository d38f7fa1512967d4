import { plainWords } from '../words/plain-words.js';

/** A plan, a decision or a readiness for a time that is near, which does not say what for. */
const PLAN =
  / (?:(?:have|got|made|there is|ive|already) (?:\w+ )?(?:a |the |my )?plan|i (?:\w+ )?(?:decided|know what to do)|made up my mind|im ready|i am ready|tengo (?:\w+ )?(?:un |el |mi )?plan|ya (?:decidi|lo decidi|se que hacer|tome la decision)|estoy list[oa]) (?:\w+ ){0,4}(?:tonight|today|tomorrow|now|this (?:evening|weekend)|esta noche|hoy|manana|ahora|este fin)(?= )/;

/** Passages and words of those who wished to die, or saw no light. */
const DARK =
  / (?:job 3|psalm 88|salmo 88|jonah 4|jonas 4|1 kings 19|1 reyes 19|jeremiah 20|jeremias 20|judas|ahithophel|ajitofel|depress\w*|suicid\w*|despair\w*|hopeless\w*|lament\w*|wants? to die|wanted to die|deprim\w*|depresi\w*|desesper\w*|morir|quitarse la vida)(?= )/;

/** Who says that it is the same with themselves. */
const LIKENESS =
  / (?:(?:feel|felt|am|im|just) (?:\w+ )?(?:like|as) (?:job|him|her|jonah|elijah|jeremiah|judas|that|this)|thats me|it is me|its me|yes me|me too|same here|i do too|siento (?:\w+ )?como|soy como|estoy como|soy yo|si yo|yo tambien|igual que yo|a mi tambien)(?= )/;

const plainOf = (text: string) => ` ${plainWords(text).replaceAll(' . ', ' ').trim()} `;

/**
 * Whether a message tells of a plan for a time that is near, in a conversation about somebody who wished to die in whom
 * the reader saw themselves: “Explain Job 3”, “I feel like Job”, “I have a plan for tonight”.
 *
 * @param said the earlier messages of the reader, the oldest first
 */
export function isDarkPlan(text: string, said: readonly string[]): boolean {
  const earlier = said.map(plainOf);
  const subject = earlier.findIndex((each) => DARK.test(each));
  if (subject < 0 || !PLAN.test(plainOf(text))) return false;
  return earlier.slice(subject).some((each) => LIKENESS.test(each));
}
