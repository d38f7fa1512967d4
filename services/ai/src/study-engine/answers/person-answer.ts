import type { PassagesOfTopic } from '@word-unfolded/contracts';
import { list, quotation, referenceLink, workLink, type Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { whereItStands } from '../entry-answers/passages/where-it-stands.js';
import { englishFor } from '../finding/original-words.js';
import { topicCalled } from '../finding/topics-for.js';
import { capitalized, topicName } from '../topic-names/topic-name.js';

const FIRST = 3;
const MOST_STORIES = 2;
const NAMED = 3;
const MORE = 8;

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

/** Where Scripture speaks of a person whom the study library does not tell of, by Nave's passages. */
export async function* personAnswer(
  context: CompositionContext,
  topic: PassagesOfTopic,
  person: string,
): Blocks {
  const { say, language } = context;
  const name = topic.topic?.name ?? '';
  const groups = new Map<string, PassagesOfTopic['passages']>();
  for (const passage of topic.passages)
    groups.set(passage.heading, [...(groups.get(passage.heading) ?? []), passage]);
  const firsts = quotedOf([...groups.values()]);
  const ranges = firsts.map(({ canonicalId, canonicalEndId }) => ({
    first: canonicalId,
    last: canonicalEndId,
  }));
  const read = await Promise.all(ranges.map((range) => context.readCanonical(range)));
  const found = read.flatMap((passage, index) => (passage ? [{ passage, range: ranges[index]! }] : []));
  const links = found.slice(0, NAMED).map(({ passage }) => referenceLink(passage));
  const shown = topicName(name, language);
  yield say.speaksOf(language === 'en' ? shown : capitalized(person), links);
  for (const { passage, range } of found) {
    const stands = whereItStands(context, range);
    if (stands) yield stands;
    yield quotation(passage);
  }
  const rest = topic.passages.filter((passage) => !firsts.includes(passage)).slice(0, MORE);
  if (rest.length > 0) yield list(rest.map(referenceLink));
  yield say.sources([say.sourceTopic(workLink(topic.source, name, shown))]);
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
