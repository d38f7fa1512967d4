import { LANGUAGES } from '@word-unfolded/domain';
import type { Fault } from '../reading/fault.js';
import type { Act } from '../reading/read-acts.js';

const FILE = 'reflection/acts.txt';

/** A question begins with its mark in Spanish, with a capital in English, and ends with its mark. */
const FORM = { en: /^\p{Lu}[^?]*\?$/u, es: /^¿\p{Lu}[^?¿]*\?$/u } as const;

/**
 * The faults of the acts: prayers that do not exist, and questions of another form or in one language
 * only, and stories that do not exist or have two acts.
 */
export function checkActs(
  acts: readonly Act[],
  prayers: ReadonlySet<string>,
  stories: ReadonlySet<string>,
): Fault[] {
  const names = new Set<string>();
  const placed = new Set<string>();
  return acts.flatMap((act) => {
    const messages: string[] = [];
    if (names.has(act.name)) messages.push('The act is there twice.');
    names.add(act.name);
    for (const prayer of [act.prayer, act.prayerOfStories])
      if (prayer !== undefined && !prayers.has(prayer)) messages.push(`There is no prayer “${prayer}”.`);
    for (const place of [...act.stories, ...act.psalms.map((psalm) => `psalm ${psalm}`)]) {
      if (placed.has(place)) messages.push(`“${place}” has two acts.`);
      placed.add(place);
    }
    for (const story of act.stories) if (!stories.has(story)) messages.push(`There is no story “${story}”.`);
    if (act.questions.en.length === 0 || act.questions.en.length !== act.questions.es.length)
      messages.push('It has not as many questions in one language as in the other.');
    for (const language of LANGUAGES) {
      const isFoundOtherwise = act.stories.length > 0 || act.psalms.length > 0;
      if (act.words[language].length === 0 && !isFoundOtherwise)
        messages.push(`It has no words (${language}).`);
      if (act.psalms.length > 0 && act.is[language] === '')
        messages.push(`It does not say what such a psalm is (${language}).`);
      for (const question of act.questions[language])
        if (!FORM[language].test(question)) messages.push(`“${question}” has not the form of a question.`);
    }
    return messages.map((message) => ({ file: FILE, line: 1, entry: act.name, message }));
  });
}
