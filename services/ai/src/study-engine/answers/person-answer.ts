import { plainMarkdown } from '@word-unfolded/answer-text';
import type { PassagesOfTopic } from '@word-unfolded/contracts';
import { heading, list, quotation, referenceLink, workLink, type Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { lowered } from '../composing/sections.js';
import { capitalized, topicName } from '../topic-names/topic-name.js';
import { englishFor } from '../finding/original-words.js';
import { topicCalled } from '../finding/topics-for.js';

const HEADINGS = 12;
const PLACES = 3;
const FIRST = 3;
const MOST_STORIES = 2;

/** The Nave's topic of a person, by the name in the reader's language. */
export async function topicOfPerson(
  context: CompositionContext,
  person: string,
): Promise<PassagesOfTopic | undefined> {
  const [first = ''] = person.split(/\s+/);
  const names = [...(await englishFor(context, person)), ...(await englishFor(context, first))];
  for (const name of new Set(names)) {
    const topic = await topicCalled(context, capitalized(name));
    if (topic) return context.library.topic(topic, context.setting, { limit: 50 });
  }
  return undefined;
}

/** What Scripture says of a person, under Nave's headings, with the first passages. */
export async function* personAnswer(context: CompositionContext, topic: PassagesOfTopic): Blocks {
  const { say } = context;
  const name = topic.topic?.name ?? '';
  const groups = new Map<string, PassagesOfTopic['passages']>();
  for (const passage of topic.passages)
    groups.set(passage.heading, [...(groups.get(passage.heading) ?? []), passage]);
  const shown = [...groups].slice(0, HEADINGS);
  yield heading(topicName(name, context.language));
  yield say.personFrom(workLink(topic.source, name));
  yield list(
    shown.map(([title, passages]) => {
      const links = passages.slice(0, PLACES).map(referenceLink).join('; ');
      const shown = lowered(title);
      return shown === '' ? links : `${plainMarkdown(shown)}: ${links}`;
    }),
  );
  yield heading(say.personPassages);
  const firsts = quotedOf(shown.map(([, passages]) => passages));
  for (const { canonicalId, canonicalEndId } of firsts) {
    const passage = await context.readCanonical({ first: canonicalId, last: canonicalEndId });
    if (passage) yield quotation(passage);
  }
}

/**
 * The first passages of two kinds of groups: the first ones, which say who the person is, and the largest ones, so that
 * a namesake does not hide the person who is meant.
 */
function quotedOf(groups: readonly PassagesOfTopic['passages'][]): PassagesOfTopic['passages'] {
  const verses = (group: PassagesOfTopic['passages']) =>
    group.reduce((sum, { canonicalId, canonicalEndId }) => sum + 1 + canonicalEndId - canonicalId, 0);
  const ordered = [...groups].sort((a, b) => verses(b) - verses(a));
  const chosen = new Set([...groups.slice(0, FIRST), ...ordered.slice(0, MOST_STORIES)]);
  return groups.filter((group) => chosen.has(group)).flatMap((group) => group.slice(0, 1));
}
