import { Controller } from '@nestjs/common';
import {
  FindTopics,
  type PassagesOfTopic,
  type RequestOf,
  type ResponseOf,
  type TopicsOfPassage,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import { KJV_VERSE_COUNTS, versesIn, type VerseRange } from '@word-unfolded/scripture-ref';
import { LibraryEditions } from '../library/library-editions.js';
import { knownTranslation, readRequestedPassage } from '../works/requested-passage.js';
import { Citations } from '../works/citations.js';
import { itemsOf, paginationOf } from '../works/pages.js';
import { WorkSources } from '../works/work-sources.js';
import { TopicsRepository, type StoredTopic } from './topics.repository.js';

type Request = RequestOf<typeof FindTopics>;

/** Maximum number of other topics offered with one. */
const OTHERS = 12;

/** Maximum number of headings per topic of a passage. */
const HEADINGS = 4;

/** A topic of a passage: the sections that name the passage, and how much larger the closest named passage is. */
type Match = { readonly topic: number; readonly sections: Set<number>; span: number; places: number };

/** Finds the topics of a passage, or the passages of a topic. */
@Controller()
export class FindTopicsUseCase {
  constructor(
    private readonly topics: TopicsRepository,
    private readonly editions: LibraryEditions,
    private readonly citations: Citations,
    private readonly sources: WorkSources,
  ) {}

  /** @throws AppError as `readAskedPassage` does. */
  @Handles(FindTopics)
  execute(request: Request): ResponseOf<typeof FindTopics> {
    const { topic, reference = '' } = request;
    return topic === undefined ? this.topicsOf({ ...request, reference }) : this.passagesOf(topic, request);
  }

  private topicsOf(request: Request & { readonly reference: string }): TopicsOfPassage {
    const requested = readRequestedPassage(request, this.editions.defaultOf(request.language).id);
    const matches = this.matchesOf(requested.canonical);
    return {
      by: 'passage',
      reference: requested.reference,
      source: this.sources.get('naves'),
      topics: itemsOf(matches, request).flatMap((match) => this.toTopic(match)),
      pagination: paginationOf(matches.length, request),
      next: requested.next,
    };
  }

  /** The topics that name a passage: those that name it most exactly first, then those that name it most often. */
  private matchesOf(canonical: readonly VerseRange[]): Match[] {
    const matches = new Map<number, Match>();
    for (const range of canonical)
      for (const chapter of chaptersOf(range))
        for (const { topic, section, range: named } of this.topics.placesIn(chapter, range)) {
          const span = named.last - named.first;
          const match = matches.get(topic) ?? { topic, sections: new Set(), span, places: 0 };
          matches.set(topic, match);
          match.sections.add(section);
          match.span = Math.min(match.span, span);
          match.places += 1;
        }
    return [...matches.values()].sort(
      (a, b) => exactness(a) - exactness(b) || b.places - a.places || a.topic - b.topic,
    );
  }

  private toTopic({ topic, sections }: Match): TopicsOfPassage['topics'] {
    const found = this.topics.topic(topic);
    if (!found) return [];
    const headings = [...sections].slice(0, HEADINGS).map((section) => this.topics.heading(topic, section));
    return [{ name: found.name, headings: headings.filter(Boolean), passages: found.passages }];
  }

  private passagesOf(name: string, request: Request): PassagesOfTopic {
    const translation = request.translationId && knownTranslation(request.translationId).id;
    const edition = translation
      ? this.editions.shownWith(translation)
      : this.editions.defaultOf(request.language);
    const names = this.topics.namesContaining(name, OTHERS + 1);
    const named = this.topics.topicNamed(name) ?? this.topics.topicNamed(names[0] ?? '');
    const topic = named && this.followPointer(named);
    const passages = topic ? this.topics.passages(topic.id, request) : [];
    return {
      by: 'topic',
      source: this.sources.get('naves'),
      topic:
        named && topic
          ? { name: topic.name, askedFor: named.name, see: this.topics.pointers(topic.id) }
          : null,
      others: names.filter((each) => each !== topic?.name && each !== named?.name).slice(0, OTHERS),
      translation: this.editions.named(edition.id),
      passages: passages.flatMap(({ range, heading }) => {
        const preview = this.citations.preview(range, edition);
        return preview ? [{ ...preview, heading }] : [];
      }),
      pagination: paginationOf(topic?.passages ?? 0, request),
    };
  }

  /** A topic without passages that points to a single other topic is replaced by that one. */
  private followPointer(topic: StoredTopic): StoredTopic {
    if (topic.passages > 0) return topic;
    const pointers = this.topics.pointers(topic.id);
    return (pointers.length === 1 && this.topics.topicNamed(pointers[0]!)) || topic;
  }
}

/** A passage of up to three verses counts as an exact match for each of them; a chapter does not. */
function exactness({ span }: Match): number {
  if (span < 3) return 0;
  return span < 10 ? 1 : 2;
}

function chaptersOf(range: VerseRange): Set<number> {
  const chapters = new Set<number>();
  for (const verse of versesIn(range, KJV_VERSE_COUNTS)) chapters.add(Math.floor(verse / 1_000));
  return chapters;
}
