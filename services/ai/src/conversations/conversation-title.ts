/** A title must fit one line of a list. */
const MOST_CHARACTERS = 60;

const POLITE = /^(?:please|por favor|can you|could you|would you|puedes|podr[ií]as|me puedes)[\s,]+/iu;

/** Politeness at the end of a question. */
const POLITE_END = /[\s,;–—-]+(?:please|thanks|thank you|por favor|gracias)$/iu;

/** Questions whose subject is all that follows their beginning. */
const ABOUT: readonly RegExp[] = [
  /^what (?:does|do|did) (?:the )?(?:bible|scriptures?|word of god|god|jesus|lord|paul) (?:say|teach|tell us) (?:about|of|on) (.+)$/iu,
  /^(?:tell|teach|show) me(?: more)? about (.+)$/iu,
  /^(?:explain|describe)(?: to me)? (.+)$/iu,
  /^(?:what is )?the meaning of (.+)$/iu,
  /^(?:who|what) (?:is|are|was|were) (.+)$/iu,
  /^what (?:does|do|did) (.+?) mean$/iu,
  /^qu[eé] (?:dice|dicen|enseñan?|enseñ[oó]) (?:la |las |el )?(?:biblia|escrituras?|palabra de dios|dios|jes[uú]s|señor|pablo) (?:sobre|acerca de|de|del) (.+)$/iu,
  /^(?:h[aá]blame|cu[eé]ntame|dime)(?: m[aá]s)? (?:sobre|acerca de|del?) (.+)$/iu,
  /^(?:expl[ií]ca(?:me)?|describe) (.+)$/iu,
  /^(?:qui[eé]n(?:es)?|qu[eé]) (?:es|son|era|eran|fue|fueron) (.+)$/iu,
  /^qu[eé] (?:significan?|quieren? decir) (.+)$/iu,
];

const ARTICLE = /^(?:the|an?|el|la|los|las|un|una)\s+/iu;

/** Beginnings of subjects that are not names: another question, a pronoun, or a person who does something. */
const NO_NAME =
  /^(?:how|why|if|whether|that|what|when|where|which|who|it|me|us|you|he|she|they|we|i|qu[eé]|c[oó]mo|si|cu[aá]ndo|d[oó]nde|qui[eé]n|por qu[eé]|lo|me|se|[eé]l|ella|ellos)(?!\p{L})|\s(?:saying|doing|telling|going|trying|diciendo|haciendo)(?!\p{L})/iu;

/**
 * A short title for a conversation, from its first question: the subject of the question where it is certain, otherwise
 * the question itself.
 */
export function conversationTitle(question: string): string {
  const line = question.replace(/\s+/g, ' ').trim();
  const withoutPolite = without(line, POLITE);
  const plain = withoutPolite.replace(/^[¿¡"'«“\s]+|[?!.,;:"'»”\s]+$/gu, '');
  return shortened(capitalized(subjectOf(without(plain, POLITE_END)) ?? withoutPolite));
}

function subjectOf(plain: string): string | undefined {
  for (const form of ABOUT) {
    const subject = form.exec(plain)?.[1]?.trim();
    if (subject === undefined) continue;
    const name = without(subject, ARTICLE);
    return /[\p{L}\p{N}]{2}/u.test(name) && !NO_NAME.test(subject) ? name : undefined;
  }
  return undefined;
}

/** A text without the match of a pattern, unless nothing would be left. */
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
  return text.replace(/\p{L}/u, (letter) => letter.toLocaleUpperCase());
}
