import { Injectable } from '@nestjs/common';
import { minutesOfDay, type PlannedReading, type PlanRequest } from '../plan-request.js';
import { HELPLINE_DIRECTORY, READING_WORDS_A_MINUTE, type Language } from '@word-unfolded/domain';
import { bookName, bookOf, partsOfVerse, type VerseRange } from '@word-unfolded/scripture-ref';
import type { CostEstimate } from '../../costs/task-costs.js';
import { StudyLibrary } from '../../library/study-library.js';
import { readQuestion } from '../../study-engine/asking/read-question.js';
import { CompositionContext } from '../../study-engine/composing/composition-context.js';
import { findPassages } from '../../study-engine/finding/find-passages.js';
import { topicsFor } from '../../study-engine/finding/topics-for.js';
import { ChapterSizes } from '../readings/chapter-sizes.js';
import { firstWords, sequentialNote, themedNote } from '../readings/day-note.js';
import { nothingFound } from '../themes/near-themes.js';
import { PlanGenerator } from './plan-generator.js';
import { chaptersIn, sequentialReadings } from '../readings/sequential-readings.js';
import {
  chosenCores,
  coresByChapter,
  stageOf,
  themedReadings,
  type ThemedReading,
} from '../readings/themed-readings.js';
import { readTheme, type ThemeReading } from '../readings/theme-reading.js';
import { harmOf } from '../themes/harm-themes.js';
import { keyOf, unfitChapters } from '../themes/unfit-chapters.js';
import { isUnderstood, spelledTheme } from '../themes/theme-words.js';

/** Cross references of a chosen passage. */
const JOINED = 12;

/** Passages whose cross references are asked for at once, and how often. */
const ASKED_AT_ONCE = 12;
const ROUNDS = 6;

/** A passage of less weight only touches the theme in passing. */
const LEAST_WEIGHT = 2;

/** Of the days, so many must be found by the theme itself before cross references supply the others. */
const LEAST_FOUND = 1 / 3;

/** Days whose words are read ahead of the one that is wanted. */
const AHEAD = 8;

/** What a day usually counts, before the real cost of plans is known. */
const USUAL_DAY_TOKENS = 90;

/** Most tokens that a plan of the engine counts, and characters of a token; as with its answers. */
const MOST_TOKENS = 2_500;
const CHARACTERS_PER_TOKEN = 4;

/** Where people listen, in the note of the first day of a plan about a wound. */
const HELP_NOTES: Readonly<Record<Language, (directory: string) => string>> = {
  en: (directory) =>
    `If this becomes more than you can carry, please tell a doctor or somebody you trust; people listen at any hour at ${directory}, and if you are in danger, call the emergency number.`,
  es: (directory) =>
    `Si llega a ser más de lo que puedes cargar, por favor díselo a un médico o a alguien de confianza; en ${directory} hay personas que escuchan a cualquier hora, y si estás en peligro, llama al número de emergencias.`,
};

/** A day before its words are read. */
type Draft = {
  readonly range: VerseRange;
  readonly core: VerseRange;
  readonly note: (core: string, words: string) => { readonly note: string; readonly question: string };
};

/** Plans from the library: a text in its order, or the most relevant passages on a theme, from ground to practice. */
@Injectable()
export class StudyEnginePlanGenerator extends PlanGenerator {
  override readonly name = 'study-engine';

  constructor(private readonly library: StudyLibrary) {
    super();
  }

  override estimate({ days }: PlanRequest): CostEstimate {
    return { prompt: 0, usual: Math.min(MOST_TOKENS, days * USUAL_DAY_TOKENS), most: MOST_TOKENS };
  }

  override async *readings(
    request: PlanRequest,
    signal: AbortSignal,
  ): AsyncGenerator<PlannedReading, number, void> {
    const { language, translationId } = request;
    const context = new CompositionContext(this.library, { language, translationId, signal });
    const drafts = await this.drafts(context, request);
    let characters = 0;
    const begun: Promise<PlannedReading>[] = [];
    for (let index = 0; index < drafts.length; index += 1) {
      while (begun.length < AHEAD && index + begun.length < drafts.length) {
        const reading = this.written(context, drafts[index + begun.length]!);
        reading.catch(() => {}); // its error is thrown when its turn comes
        begun.push(reading);
      }
      const reading = await begun.shift()!;
      characters += reading.reference.length + reading.note.length + reading.question.length;
      yield reading;
    }
    return Math.min(MOST_TOKENS, Math.ceil(characters / CHARACTERS_PER_TOKEN));
  }

  /** The reading itself is read too, because it is checked next and then is at hand. */
  private async written(context: CompositionContext, { range, core, note }: Draft): Promise<PlannedReading> {
    const reference = context.cite(range).osis;
    const first = context.cite({ first: core.first, last: core.first }).osis;
    const [passage] = await Promise.all([
      context.read(first),
      context.library.passage(reference, context.setting).catch(() => undefined),
    ]);
    const words = firstWords(passage?.verses[0]?.text ?? '', context.language);
    return { reference, ...note(context.cite(core).reference, words) };
  }

  /** @throws AppError PLAN_THEME_NEAR */
  private async drafts(context: CompositionContext, request: PlanRequest): Promise<Draft[]> {
    const { days, language } = request;
    const most = minutesOfDay(request) * READING_WORDS_A_MINUTE;
    const isOfWound = harmOf(request.theme)?.kind === 'wound';
    const theme = isOfWound ? request.theme : spelledTheme(context.entries, request);
    const read = readTheme(theme, request, context.entries);
    const sizes = new ChapterSizes(await this.library.chapterSizes(context.setting));
    if (read.kind === 'text' || read.kind === 'story') {
      const name = read.kind === 'story' ? read.name : nameOf(read.ranges, request);
      const ranges = sequentialReadings(chaptersIn(read.ranges), days, most, sizes);
      if (ranges?.length === days)
        return ranges.map((range, at) => sequentialDraft(context, { range, name, at, days }));
    }
    const asked = { ...request, theme };
    if (read.kind === 'theme' && !(await isUnderstood(context, theme))) throw nothingFound(asked);
    const cores = await this.cores(context, asked, read);
    if (cores.length < days) throw nothingFound(asked);
    // The chapters around those that were chosen for a wound may curse or blame.
    const readings = themedReadings(
      cores,
      read.kind === 'wound' ? 0 : most,
      sizes,
      unfitChapters(theme, language),
    );
    const drafts = readings.map((reading, at) =>
      themedDraft(reading, { request, before: readings[at - 1], at }),
    );
    return read.kind === 'wound' ? withHelpAtFirst(drafts, request) : drafts;
  }

  /** As many passages of different chapters as there are days, the most relevant ones; fewer if there are no more. */
  private async cores(
    context: CompositionContext,
    { theme, days, language }: PlanRequest,
    read: ThemeReading,
  ): Promise<VerseRange[]> {
    const leads = 'leads' in read ? read.leads : read.ranges;
    const led = coresByChapter(leads);
    if (read.kind === 'wound') return chosenCores(led, days);
    if (read.kind === 'part' && led.length >= days) return led.slice(0, days);
    const question = readQuestion(theme, language);
    // The words of a situation of life mean other things in Scripture: its passages are those that were chosen for it.
    const { subjects, terms, within } =
      read.kind === 'life' ? { ...question, subjects: [], terms: [] } : question;
    if (subjects.length === 0 && terms.length === 0 && leads.length === 0) return [];
    const topics = await topicsFor(context, terms);
    const { passages } = await findPassages(context, { subjects, terms, topics, within });
    // Where only words are known, a passage that has one of several speaks of something else.
    const isOfWords = subjects.length === 0 && leads.length === 0 && terms.length > 1;
    const ranked = passages.filter(
      ({ lead, weight, under, hasAllWords }) =>
        (!isOfWords || hasAllWords) && (lead || under.length > 0 || weight >= LEAST_WEIGHT),
    );
    // Of a theme of two subjects, such as patience in suffering, a passage that speaks of both says most.
    ranked.sort((a, b) => b.speaksOf.size - a.speaksOf.size);
    const unfit = unfitChapters(theme, language);
    const fitting = (ranges: readonly VerseRange[]) => ranges.filter((range) => !unfit.has(keyOf(range)));
    let cores = coresByChapter(fitting([...leads, ...ranked.map(({ range }) => range)]));
    // A text or a subject of few passages is read with those to which they refer.
    if (read.kind !== 'text' && subjects.length === 0 && cores.length < days * LEAST_FOUND) return [];
    for (let round = 0; cores.length < days && round < ROUNDS; round += 1) {
      const asked = cores.slice(round * ASKED_AT_ONCE, (round + 1) * ASKED_AT_ONCE);
      if (asked.length === 0) break;
      const joined = await Promise.all(asked.map((core) => this.crossReferences(context, core)));
      cores = coresByChapter([...cores, ...fitting(joined.flat())]);
    }
    return chosenCores(cores, days);
  }

  private async crossReferences(context: CompositionContext, core: VerseRange): Promise<VerseRange[]> {
    const passage = await context.readCanonical(core);
    const joined =
      passage && (await context.library.crossReferences(passage, context.setting, { limit: JOINED }));
    return (joined?.items ?? []).map(({ canonicalId, canonicalEndId }) => ({
      first: canonicalId,
      last: canonicalEndId,
    }));
  }
}

/** A plan about a wound says on its first day who listens. */
function withHelpAtFirst([first, ...others]: readonly Draft[], { language }: PlanRequest): Draft[] {
  if (!first) return [];
  const note: Draft['note'] = (core, words) => {
    const told = first.note(core, words);
    return { ...told, note: `${told.note} ${HELP_NOTES[language](HELPLINE_DIRECTORY)}` };
  };
  return [{ ...first, note }, ...others];
}

function sequentialDraft(
  context: CompositionContext,
  {
    range,
    name,
    at,
    days,
  }: { readonly range: VerseRange; readonly name: string; readonly at: number; readonly days: number },
): Draft {
  const { language } = context;
  const story = context.entries.storiesAt(range)[0]?.text[language].title;
  const told = { name, story, stage: stageOf(range), day: at + 1, days };
  return { range, core: range, note: (_, words) => sequentialNote({ ...told, words }, language) };
}

function themedDraft(
  { range, core, stage }: ThemedReading,
  {
    request,
    before,
    at,
  }: { readonly request: PlanRequest; readonly before: ThemedReading | undefined; readonly at: number },
): Draft {
  const { theme, language, days } = request;
  const told = { theme, stage, before: before?.stage, isLast: at === days - 1, index: at };
  return { range, core, note: (cited, words) => themedNote({ ...told, core: cited, words }, language) };
}

function nameOf(ranges: readonly VerseRange[], { theme, language }: PlanRequest): string {
  const books = new Set(
    ranges.flatMap(({ first, last }) => [partsOfVerse(first).book, partsOfVerse(last).book]),
  );
  const [book] = books;
  return book && books.size === 1 ? bookName(bookOf(book).osis, language, 'long') : theme;
}
