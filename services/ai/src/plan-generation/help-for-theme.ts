import { getCountryForTimezone } from 'countries-and-timezones';
import { composeHelp } from '../danger/help/compose-help.js';
import { recogniseDanger } from '../danger/recognise-danger.js';
import type { StudyLibrary } from '../library/study-library.js';
import { CompositionContext } from '../study-engine/composing/composition-context.js';
import type { PlanRequest } from './plan-request.js';

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
  const need = recogniseDanger(theme);
  if (!need) return undefined;
  const country = timeZone === undefined ? undefined : getCountryForTimezone(timeZone)?.id;
  const context = new CompositionContext(library, { language, signal });
  const blocks: string[] = [];
  for await (const block of composeHelp(context, { need, ...(country !== undefined && { country }) }))
    blocks.push(block);
  return blocks.join('\n\n');
}
