import { plainMarkdown } from '@word-unfolded/answer-text';
import type { PassagesOfTopic } from '@word-unfolded/contracts';
import { heading, list, quotation, referenceLink, workLink, type Blocks } from '../composing/blocks.js';
import type { StudyDesk } from '../composing/desk.js';
import { lowered } from '../composing/sections.js';
import { capitalized, topicName } from '../topic-names/topic-name.js';
import { englishFor } from '../finding/original-words.js';
import { topicCalled } from '../finding/topics-for.js';

const HEADINGS = 12;
const PLACES = 3;
const FIRST = 3;
const MOST_TOLD = 2;

/** The topic of Nave that is a person's, by the name in the reader's language. */
export async function topicOfPerson(desk: StudyDesk, person: string): Promise<PassagesOfTopic | undefined> {
  const [first = ''] = person.split(/\s+/);
  const names = [...(await englishFor(desk, person)), ...(await englishFor(desk, first))];
  for (const name of new Set(names)) {
    const topic = await topicCalled(desk, capitalized(name));
    if (topic) return desk.library.topic(topic, desk.setting, { limit: 50 });
  }
  return undefined;
}

/** What Scripture tells of a person, under the headings of Nave, with the first passages. */
export async function* personAnswer(desk: StudyDesk, topic: PassagesOfTopic): Blocks {
  const { say } = desk;
  const name = topic.topic?.name ?? '';
  const groups = new Map<string, PassagesOfTopic['passages']>();
  for (const passage of topic.passages)
    groups.set(passage.heading, [...(groups.get(passage.heading) ?? []), passage]);
  const shown = [...groups].slice(0, HEADINGS);
  yield heading(topicName(name, desk.language));
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
    const passage = await desk.readCanonical({ first: canonicalId, last: canonicalEndId });
    if (passage) yield quotation(passage);
  }
}

/**
 * The first passages of the groups that say who it is, which stand first, and of those of which Scripture tells most, lest
 * another of the same name hides who is meant.
 */
function quotedOf(groups: readonly PassagesOfTopic['passages'][]): PassagesOfTopic['passages'] {
  const verses = (group: PassagesOfTopic['passages']) =>
    group.reduce((sum, { canonicalId, canonicalEndId }) => sum + 1 + canonicalEndId - canonicalId, 0);
  const told = [...groups].sort((a, b) => verses(b) - verses(a));
  const chosen = new Set([...groups.slice(0, FIRST), ...told.slice(0, MOST_TOLD)]);
  return groups.filter((group) => chosen.has(group)).flatMap((group) => group.slice(0, 1));
}
