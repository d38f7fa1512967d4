import type { ReadRequest } from './chat-request.js';

const VERBS = [
  'say|write|print|output|reply|respond|answer|repeat|add|insert|begin|start|end|finish|translate',
  'di|escribe|imprime|empezar|responde|contesta|repite|añade|empieza|comienza|termina|acaba|traduce',
].join('|');

/** A sentence that asks for words in quotation marks. */
const SAY = new RegExp(`(?<![\\p{L}])(?:${VERBS})(?![\\p{L}])[^"“«\\n]{0,60}["“«]([^"”»\\n]+)["”»]`, 'giu');

/** A sentence that asks for the rules. */
const TELL_RULES =
  /(?<!\p{L})(?:reveal|show|print|repeat|output|tell|display|leak|copy|muestra|muéstrame|revela|repite|imprime|dime|copia)(?!\p{L})[^.\n]{0,60}?(?:system prompt|system message|instructions|rules|initial prompt|instrucciones|reglas|mensaje de sistema|prompt)/iu;

/** A sentence that tries to replace the rules. */
const IGNORE =
  /(?<!\p{L})(?:ignore|disregard|forget|override|bypass|ignora|olvida|descarta|omite|anula)(?!\p{L})[^.\n]{0,60}?(?:instructions|rules|prompt|above|before|previous|instrucciones|reglas|anterior|anteriores|arriba)/iu;

/** What an obedient model does in addition to its task. */
export type Obeyed = { readonly says: readonly string[]; readonly ignoresRules: boolean };

/** The commands in the instructions of a request: the rules, and the users' text outside the material. */
export function commandsIn({ rules, userText }: Pick<ReadRequest, 'rules' | 'userText'>): Obeyed {
  const instructions = `${rules}\n${userText}`;
  const says = [...instructions.matchAll(SAY)].map(([, words]) => words!);
  if (TELL_RULES.test(instructions)) says.push(rules);
  return { says, ignoresRules: IGNORE.test(instructions) };
}
