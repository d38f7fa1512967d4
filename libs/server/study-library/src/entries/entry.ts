import type { Language } from '@word-unfolded/domain';
import type { BookId, PassageReference } from '@word-unfolded/scripture-ref';
import type { Pattern } from '../patterns/pattern.js';

/** The folders of the content, each with entries of one kind. */
export const ENTRY_KINDS = [
  'books',
  'stories',
  'people',
  'places',
  'questions',
  'sayings',
  'theology',
  'prayers',
] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

export type Bilingual<Value> = Readonly<Record<Language, Value>>;

/** A part of a text under a heading of the fourth level: the reading of a tradition, or what is told of a book. */
export type EntryPart = {
  readonly heading: string;
  readonly body: string;
  readonly passages: readonly PassageReference[];
};

/** The text of an entry in one language. References stand in double brackets, in OSIS form: `[[Rom.8.28]]`. */
export type EntryText = {
  readonly title: string;
  /** Paragraphs with an empty line between them. */
  readonly body: string;
  readonly parts: readonly EntryPart[];
};

type Common = {
  readonly id: string;
  /** The file and line where the entry begins. */
  readonly file: string;
  readonly line: number;
  readonly patterns: Bilingual<readonly Pattern[]>;
  /** The passages that carry it, the main ones first. */
  readonly passages: readonly PassageReference[];
  readonly text: Bilingual<EntryText>;
};

/** A section of a book: `Gen.1.1-Gen.11.32: The beginnings`. */
export type OutlineSection = { readonly passage: PassageReference; readonly title: string };

/** What is told of a book under the headings of the fourth level. */
export type BookHeading = 'author' | 'date' | 'setting' | 'readers' | 'outline' | 'reading';

export type BookEntry = Common & {
  readonly kind: 'books';
  readonly book: BookId;
  readonly sections: Bilingual<Readonly<Partial<Record<BookHeading, string>>>>;
  readonly outline: Bilingual<readonly OutlineSection[]>;
};

export const STORY_FORMS = ['story', 'parable', 'miracle', 'speech', 'vision', 'prayer', 'song'] as const;

export type StoryForm = (typeof STORY_FORMS)[number];

export type StoryEntry = Common & {
  readonly kind: 'stories';
  /** Its true beginning and end. */
  readonly passage: PassageReference;
  readonly parallels: readonly PassageReference[];
  readonly people: readonly string[];
  readonly form: StoryForm;
};

/** How another person is related to the person of the entry: the id of their entry, or a plain name. */
export type Relation = { readonly as: string; readonly to: string };

export type PersonEntry = Common & {
  readonly kind: 'people';
  readonly names: readonly string[];
  readonly sex: 'm' | 'f';
  readonly relations: readonly Relation[];
};

export type PlaceEntry = Common & {
  readonly kind: 'places';
  readonly names: readonly string[];
  /** Its name in the table of places. */
  readonly place: string | undefined;
};

export const VERDICTS = ['not-in-the-bible', 'misquoted', 'out-of-context'] as const;

export type Verdict = (typeof VERDICTS)[number];

export type SayingEntry = Common & { readonly kind: 'sayings'; readonly verdict: Verdict };

export type TheologyEntry = Common & { readonly kind: 'theology'; readonly original: readonly string[] };

export type QuestionEntry = Common & {
  readonly kind: 'questions';
  /** Passages whose explanation raises the question. */
  readonly raisedBy: readonly PassageReference[];
  /** Whether it is a single fact about a person (`facts/`), which only a question that names the person finds. */
  readonly isFact?: boolean;
};

export type PrayerEntry = Common & { readonly kind: 'prayers' };

/** An entry of the study library. */
export type Entry =
  | BookEntry
  | StoryEntry
  | PersonEntry
  | PlaceEntry
  | SayingEntry
  | TheologyEntry
  | QuestionEntry
  | PrayerEntry;
