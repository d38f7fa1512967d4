import type { Language } from '@word-unfolded/domain';
import { getCountryForTimezone } from 'countries-and-timezones';
import { composeHelp } from '../../danger/help/compose-help.js';
import type { Need } from '../../danger/need.js';
import { isPlainDanger, recogniseDanger } from '../../danger/recognise-danger.js';
import type { StudyLibrary } from '../../library/study-library.js';
import { languageOfAnswer } from '../../study-engine/asking/language-of-question.js';
import { readQuestion } from '../../study-engine/asking/read-question.js';
import { CompositionContext } from '../../study-engine/composing/composition-context.js';
import type { PlanRequest } from '../plan-request.js';
import { harmOf } from './harm-themes.js';
import { lifeTheme } from './life-themes.js';

/** The help for a reader whose theme of a plan tells of danger, as Answer Markdown; undefined for every other theme. */
export async function helpForTheme(
  library: StudyLibrary,
  {
    theme,
    language,
    timeZone,
  }: Pick<PlanRequest, 'theme' | 'language'> & { readonly timeZone: string | undefined },
  signal: AbortSignal,
): Promise<string | undefined> {
  const need = needOfTheme(theme, language);
  if (!need) return undefined;
  const country = timeZone === undefined ? undefined : getCountryForTimezone(timeZone)?.id;
  const spoken = languageOfAnswer(theme, undefined, language);
  const context = new CompositionContext(library, { language: spoken, signal });
  const blocks: string[] = [];
  for await (const block of composeHelp(context, { need, ...(country !== undefined && { country }) }))
    blocks.push(block);
  return blocks.join('\n\n');
}

/** The writer speaks of themselves. */
const OF_WRITER =
  /(?<!\p{L})(?:i|i['’]m|me|my|mine|we|us|our|yo|mí|mi|mis|me|nos|nuestr[oa]s?|perd[íi]|perdimos|extraño)(?!\p{L})/iu;

/** A title of readings about grief, of the reader or of another: “grief after losing my mother”. */
const TITLE_OF_GRIEF =
  /^\s*(?:(?:the|my|our|el|la|mi|un|una|del|de) )?(?:grief|grieving|mourning|bereavement|loss|losing|sorrow|comfort|duelo|luto|p[ée]rdida|perder|consuelo|afrontar la p[ée]rdida|coping with (?:the )?(?:loss|grief|death))(?!\p{L})/iu;

/** Hardship, in words that elsewhere are violence. */
const HARDSHIP = /(?<!\p{L})golpes? (?:(?:de|que da|en) (?:la )?vida|del destino)(?!\p{L})/giu;

/**
 * The need that a theme tells of. Grief is a theme of its own: “grief after losing a baby” gets readings, and who says
 * that their own child has died gets help first. A theme is written as a title is, so hints are believed only when they are strong, and
 * not at all where it only names subjects: "my family", "the second coming".
 */
export function needOfTheme(written: string, language: Language): Need | undefined {
  const theme = written.replace(HARDSHIP, ' ');
  const harm = harmOf(theme);
  if (harm?.kind === 'danger') return harm.need;
  if (harm?.kind === 'wound') return undefined;
  const { subjects, terms } = readQuestion(theme, language);
  const isSubject = subjects.length > 0 && terms.length === 0;
  if (isSubject && !isPlainDanger(theme)) return undefined;
  const need = recogniseDanger(theme, 'entry');
  if (need === 'grief' && TITLE_OF_GRIEF.test(theme)) return undefined;
  if (OF_WRITER.test(theme)) return need;
  // “Learning to say no” is a situation of life, and nobody's own story.
  const isTitle = need === 'abuse' && !isPlainDanger(theme) && lifeTheme(theme, language) !== undefined;
  return need === 'grief' || isTitle ? undefined : need;
}
