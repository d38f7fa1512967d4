/** A title stands in one line of a list. */
const MOST_CHARACTERS = 60;

const POLITE = /^(?:please|por favor|can you|could you|would you|puedes|podr[ií]as|me puedes)[\s,]+/iu;

/** How questions begin before they come to what they are about; each is tried once, in this order. */
const OPENINGS: readonly RegExp[] = [
  /^(?:tell me|teach me|show me|help me (?:to )?understand|explain|describe)(?: to me)?(?: more)?(?: about)?\s+/iu,
  /^(?:dime|cu[eé]ntame|h[aá]blame|ens[eé]ñame|expl[ií]ca(?:me)?|mu[eé]strame|ay[uú]dame a entender)(?: m[aá]s)?(?: (?:sobre|acerca de|de))?\s+/iu,
  /^(?:what|where) (?:does|do|did) (?:the )?(?:bible|scriptures?|word of god|god|jesus|lord|paul) (?:say|teach|tell us|talk)s?(?: about| of| on)?\s+/iu,
  /^(?:qu[eé]|d[oó]nde) (?:dice|dicen|enseñ(?:a|an)|habla|nos dice) (?:la |las |el )?(?:biblia|escrituras?|palabra de dios|dios|jes[uú]s|señor|pablo)(?: (?:sobre|acerca de|de))?\s+/iu,
  /^(?:what|who|where|when|why|how) (?:is|are|was|were|am|does|do|did|can|could|should|would|will|has|have|had|to)\s+/iu,
  /^(?:qu[eé]|qui[eé]n(?:es)?|cu[aá]l(?:es)?|d[oó]nde|cu[aá]ndo|c[oó]mo|por qu[eé]|para qu[eé])(?: (?:es|son|era|eran|fue|fueron|significan?|quiere decir|debo|puedo|est[aá]n?))?\s+/iu,
  /^(?:what|who|where|when|why|how|which)\s+/iu,
  /^(?:the|a|an|el|la|los|las|un|una)\s+/iu,
];

const CLOSINGS = /\s+(?:means?|about|mean to (?:me|us)|significan?)$/iu;

/** A short title for a conversation, from the question with which it begins: what the question is about. */
export function conversationTitle(question: string): string {
  const plain = question
    .replace(/\s+/g, ' ')
    .replace(/^[¿¡"'«“\s]+|[?!.,;:"'»”\s]+$/gu, '')
    .trim();
  const subject = OPENINGS.reduce((text, opening) => without(text, opening), without(plain, POLITE));
  return capitalized(shortened(without(subject, CLOSINGS))) || question.trim();
}

/** A text without what a pattern finds, if anything is left of it. */
function without(text: string, pattern: RegExp): string {
  const rest = text.replace(pattern, '').trim();
  return /[\p{L}\p{N}]{2}/u.test(rest) ? rest : text;
}

function shortened(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text;
  const cut = text.slice(0, MOST_CHARACTERS);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > MOST_CHARACTERS / 2 ? space : MOST_CHARACTERS).trimEnd()}…`;
}

function capitalized(text: string): string {
  const [first = '', ...rest] = [...text];
  return first.toLocaleUpperCase() + rest.join('');
}
