import { LANGUAGES } from '@word-unfolded/domain';
import type { Fault } from '../reading/fault.js';
import type { Act } from '../reading/read-acts.js';

const FILE = 'reflection/acts.txt';

/** A question begins with its mark in Spanish, with a capital in English, and ends with its mark. */
const FORM = { en: /^\p{Lu}[^?]*\?$/u, es: /^¿\p{Lu}[^?¿]*\?$/u } as const;

/** The faults of the acts: prayers that do not exist, and questions of another form or in one language only. */
export function checkActs(acts: readonly Act[], prayers: ReadonlySet<string>): Fault[] {
  const names = new Set<string>();
  return acts.flatMap((act) => {
    const messages: string[] = [];
    if (names.has(act.name)) messages.push('The act is there twice.');
    names.add(act.name);
    if (act.prayer !== undefined && !prayers.has(act.prayer))
      messages.push(`There is no prayer “${act.prayer}”.`);
    if (act.questions.en.length === 0 || act.questions.en.length !== act.questions.es.length)
      messages.push('It has not as many questions in one language as in the other.');
    for (const language of LANGUAGES) {
      if (act.words[language].join('') === '') messages.push(`It has no words (${language}).`);
      for (const question of act.questions[language])
        if (!FORM[language].test(question)) messages.push(`“${question}” has not the form of a question.`);
    }
    return messages.map((message) => ({ file: FILE, line: 1, entry: act.name, message }));
  });
}
