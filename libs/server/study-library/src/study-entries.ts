import type { Language } from '@word-unfolded/domain';
import {
  KJV_VERSE_COUNTS,
  locatePassage,
  type BookId,
  type PassageReference,
  type VerseRange,
} from '@word-unfolded/scripture-ref';
import { LANGUAGES } from '@word-unfolded/domain';
import type {
  Bilingual,
  BookEntry,
  Entry,
  EntryKind,
  PersonEntry,
  QuestionEntry,
  StoryEntry,
} from './entries/entry.js';
import { namesOf, titlePattern } from './entries/names-of.js';
import { foldedWords, type Pattern } from './patterns/pattern.js';
import { PatternIndex, type Match } from './patterns/pattern-index.js';
import { wordForms } from './patterns/word-forms.js';
import { TextIndex, type TextMatch } from './patterns/text-index.js';
import { inverseFor, stepsTo } from './relations/relation-names.js';

/** A related person: an entry, or only a name that has none. */
export type Related = { readonly as: string; readonly entry?: PersonEntry; readonly name: string };

/** A story with its canonical verses. */
type PlacedStory = { readonly story: StoryEntry; readonly range: VerseRange };

/** A question with the canonical verses that raise it. */
type RaisedQuestion = { readonly question: QuestionEntry; readonly ranges: readonly VerseRange[] };

/** What a fact counts for beside what an editor wrote, which tells more. */
const OF_FACT = 0.5;

/** The entries of the study library, indexed by what readers ask, by name and by place. */
export class StudyEntries {
  readonly #byId = new Map<string, Entry>();
  readonly #byPattern: Bilingual<PatternIndex<Entry>>;
  readonly #byFact: Bilingual<PatternIndex<Entry>>;
  readonly #byName: Bilingual<PatternIndex<Entry>>;
  readonly #byText: Bilingual<TextIndex>;
  readonly #stories: readonly PlacedStory[];
  readonly #raised: readonly RaisedQuestion[];
  /** The facts about a person, by the id of the person. */
  readonly #factsOf = new Map<string, QuestionEntry[]>();
  /** Who names a person as what, by the id of the person. */
  readonly #namedBy = new Map<string, { readonly by: PersonEntry; readonly as: string }[]>();

  /** @param facts found by what is asked, as `all` are, and by nothing else */
  constructor(
    readonly all: readonly Entry[],
    facts: readonly QuestionEntry[] = [],
  ) {
    for (const entry of [...all, ...facts]) this.#byId.set(`${entry.kind}/${entry.id}`, entry);
    for (const fact of facts) {
      const person = fact.id.replace(/^fact-[a-z]+-/, '');
      this.#factsOf.set(person, [...(this.#factsOf.get(person) ?? []), fact]);
    }
    for (const by of all)
      if (by.kind === 'people')
        for (const { as, to } of by.relations)
          this.#namedBy.set(to, [...(this.#namedBy.get(to) ?? []), { by, as }]);
    this.#byPattern = bilingual(
      (language) =>
        new PatternIndex(
          all.map((each) => [each, [...each.patterns[language], ...titlePattern(each, language)]]),
          wordForms(language),
        ),
    );
    this.#byFact = bilingual(
      (language) =>
        new PatternIndex(
          facts.map((each) => [each, each.patterns[language]]),
          wordForms(language),
        ),
    );
    this.#byName = bilingual((language) => new PatternIndex(namesAsPatterns(all, language)));
    this.#byText = bilingual((language) => new TextIndex(all, language));
    this.#raised = all
      .filter((entry) => entry.kind === 'questions')
      .map((question) => ({
        question,
        ranges: question.raisedBy.flatMap((passage) => rangeOf(passage) ?? []),
      }));
    this.#stories = all
      .filter((entry) => entry.kind === 'stories')
      .flatMap((story) => {
        const range = rangeOf(story.passage);
        return range ? [{ story, range }] : [];
      })
      .sort((a, b) => a.range.first - b.range.first || b.range.last - a.range.last);
  }

  /** The entry of a kind with this id. */
  entry<Kind extends EntryKind>(kind: Kind, id: string): Extract<Entry, { kind: Kind }> | undefined {
    return this.#byId.get(`${kind}/${id}`) as Extract<Entry, { kind: Kind }> | undefined;
  }

  /** The entries whose patterns a question matches, the one that explains most of its words first. */
  asked(words: readonly string[], language: Language): Match<Entry>[] {
    const facts = this.#byFact[language].find(words);
    return [
      ...this.#byPattern[language].find(words),
      ...facts.map((match) => ({ ...match, score: match.score * OF_FACT })),
    ].sort((a, b) => b.score - a.score);
  }

  /** The people, places, stories, books and words of theology that a question names. */
  named(words: readonly string[], language: Language): Match<Entry>[] {
    return this.#byName[language].find(words);
  }

  /** The entries whose texts have words of a question, those with the most telling ones first. */
  telling(words: readonly string[], language: Language): TextMatch[] {
    return this.#byText[language].find(words);
  }

  /** Whether the words of a question are those of the title of an entry. */
  isTitle(words: readonly string[], entry: Entry, language: Language): boolean {
    return foldedWords(entry.text[language].title).join(' ') === words.join(' ');
  }

  /** How much a word tells about what is asked: 0 for a function word, most for one that no entry has. */
  weightOf(word: string, language: Language): number {
    return this.#byText[language].weightOf(word);
  }

  /** The facts of the table about a person. */
  factsOf(person: string): readonly QuestionEntry[] {
    return this.#factsOf.get(person) ?? [];
  }

  /** The introduction to a book. */
  book(book: BookId): BookEntry | undefined {
    return this.entry('books', book.toLowerCase());
  }

  /** The stories that have verses of a range, the shortest first. */
  storiesAt({ first, last }: VerseRange): StoryEntry[] {
    return this.#stories
      .filter(({ range }) => range.first <= last && first <= range.last)
      .sort((a, b) => a.range.last - a.range.first - (b.range.last - b.range.first))
      .map(({ story }) => story);
  }

  /** The questions that the explanation of a passage raises, in the order of the content. */
  raisedAt({ first, last }: VerseRange): QuestionEntry[] {
    return this.#raised
      .filter(({ ranges }) => ranges.some((range) => range.first <= last && first <= range.last))
      .map(({ question }) => question);
  }

  /** The story that comes next in the same book. */
  storyAfter(story: StoryEntry): StoryEntry | undefined {
    const own = rangeOf(story.passage);
    return (
      own &&
      this.#stories.find(
        ({ range, story: { passage } }) =>
          range.first > own.last && passage.start.book === story.passage.end.book,
      )?.story
    );
  }

  /** Those who have one of the relations to a person, by the person's own entry or by theirs. */
  related(person: PersonEntry, as: readonly string[]): Related[] {
    const own = person.relations
      .filter((relation) => as.includes(relation.as))
      .map(({ as: relation, to }): Related => {
        const entry = this.entry('people', to);
        return { as: relation, name: to, ...(entry && { entry }) };
      });
    const others = (this.#namedBy.get(person.id) ?? []).flatMap(({ by, as: relation }): Related[] => {
      const inverse = inverseFor(relation, by.sex);
      return inverse && as.includes(inverse) ? [{ as: inverse, name: by.id, entry: by }] : [];
    });
    const direct = [...own, ...others.filter(({ name }) => !own.some((each) => each.name === name))];
    return direct.length > 0 ? direct : as.flatMap((each) => this.#relatedOver(person, each));
  }

  /** The relatives of a person over others: a great-grandson over a son and a grandson. */
  #relatedOver(person: PersonEntry, as: string): Related[] {
    const steps = stepsTo(as);
    if (steps.length === 0) return [];
    let reached: readonly PersonEntry[] = [person];
    for (const step of steps.slice(0, -1))
      reached = reached.flatMap((each) => this.related(each, step).flatMap(({ entry }) => entry ?? []));
    const found = reached.flatMap((each) => this.related(each, steps.at(-1)!));
    return [...new Map(found.map((each) => [each.name, { ...each, as }])).values()];
  }
}

function bilingual<Value>(of: (language: Language) => Value): Bilingual<Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Bilingual<Value>;
}

/** Each name as a phrase whose words are adjacent. */
function namesAsPatterns(all: readonly Entry[], language: Language): (readonly [Entry, Pattern[]])[] {
  return all.map((entry) => {
    const names = namesOf(entry, language).map(foldedWords);
    return [
      entry,
      names
        .filter(({ length }) => length > 0)
        .map((name) => [name.map((text) => ({ text, isStart: false }))]),
    ];
  });
}

/** A passage as canonical verses; undefined when it does not exist. */
export function rangeOf(passage: PassageReference): VerseRange | undefined {
  const located = locatePassage(passage, KJV_VERSE_COUNTS);
  return located.exists ? located.range : undefined;
}
