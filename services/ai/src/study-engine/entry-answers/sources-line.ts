import type { VerseRange } from '@word-unfolded/scripture-ref';
import { workLink, type Blocks } from '../composing/blocks.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { hasTopicName, topicName } from '../topic-names/topic-name.js';

const TOPICS = 2;

/** The reference works that stand behind an answer, for the passage that carries it. */
export async function* sourcesLine(context: CompositionContext, range: VerseRange | undefined): Blocks {
  const { library, setting, say, language } = context;
  const passage = range && (await context.readCanonical(range));
  if (!passage) return;
  const [commentary, topics] = await Promise.all([
    library.commentary(passage, setting),
    library.topicsOf(passage, setting, { limit: TOPICS }),
  ]);
  const links: string[] = [];
  const section = commentary?.source.available ? commentary.sections[0] : undefined;
  if (commentary && section)
    links.push(say.sourceOn(workLink(commentary.source, section.osis), passage.reference));
  for (const { name } of topics?.topics ?? [])
    if (hasTopicName(name, language))
      links.push(say.sourceTopic(workLink(topics!.source, name, topicName(name, language))));
  if (links.length > 0) yield say.sources(links);
}
