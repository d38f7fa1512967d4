import { Injectable } from '@nestjs/common';
import { AppError, NOTE_LIMITS, SaveNote, type VoiceEvent } from '@word-unfolded/contracts';
import { cleanLine, cleanText } from '@word-unfolded/domain';
import { withTimeout } from '@word-unfolded/primitives';
import { ContractClient } from '@word-unfolded/service-kit';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { StudyLibrary } from '../../library/study-library.js';
import type { LibraryContext, StudyPassage } from '../../library/study-passage.js';
import type { CallSettings } from '../../models/realtime-model.js';
import { CompositionContext } from '../../study-engine/composing/composition-context.js';
import { originalWordsAt, originalWordsOf, standsBehind } from '../../study-engine/finding/original-words.js';
import type { CallSetting } from '../calls/call-record.js';
import { VoiceTimes } from '../voice-times.js';

/** Verses of one reading: more is read in parts. */
const MOST_VERSES = 12;
const MOST_FOUND = 5;

const reference = z.string().trim().min(1).max(200).describe('A reference, such as Romans 8:28-30.');

const INPUTS = {
  read_passage: z.object({ reference }),
  search_scripture: z.object({ query: z.string().trim().min(1).max(200) }),
  explain_word: z.object({
    word: z.string().trim().min(1).max(60).describe('A word of the translation.'),
    reference: reference.optional().describe('Where the word stands, if the caller means one place.'),
  }),
  open_passage: z.object({ reference }),
  save_note: z.object({
    title: z.string().max(NOTE_LIMITS.titleCharacters).default(''),
    text: z.string().trim().min(1).max(4_000),
    reference: reference.optional(),
  }),
} as const;

type ToolName = keyof typeof INPUTS;

const DESCRIPTIONS: Readonly<Record<ToolName, string>> = {
  read_passage: 'The stored text of a passage, to be read aloud word for word.',
  search_scripture: 'Verses that contain words, or are about something.',
  explain_word: 'The Greek or Hebrew word behind a word of the Bible, by the lexicon.',
  open_passage: "Shows a passage on the caller's screen.",
  save_note: 'Saves a note for the caller.',
};

/** The tools as the model is told of them. */
export const CALL_TOOLS: CallSettings['tools'] = (Object.keys(INPUTS) as ToolName[]).map((name) => ({
  name,
  description: DESCRIPTIONS[name],
  parameters: z.toJSONSchema(INPUTS[name], { io: 'input' }),
}));

/** A call of a tool by the model. */
export type ToolCall = { readonly id: string; readonly name: string; readonly input: string };

/** The setting of the call, and where events for the screen go. */
export type ToolContext = {
  readonly callId: string;
  readonly setting: CallSetting;
  readonly emit: (event: VoiceEvent) => void;
};

/** The tools of a call. The output is always JSON that the model can speak of, also when something fails. */
@Injectable()
export class CallTools {
  constructor(
    private readonly library: StudyLibrary,
    private readonly client: ContractClient,
    private readonly times: VoiceTimes,
  ) {}

  async run(call: ToolCall, context: ToolContext): Promise<string> {
    try {
      return JSON.stringify(
        await withTimeout((signal) => this.perform(call, context, signal), this.times.toolMs),
      );
    } catch (error) {
      const isKnown =
        error instanceof AppError || error instanceof z.ZodError || error instanceof SyntaxError;
      const message = isKnown ? 'This did not work: the input is not valid.' : 'This did not work just now.';
      return JSON.stringify({ message: error instanceof AppError ? error.message : message });
    }
  }

  private async perform(call: ToolCall, context: ToolContext, signal: AbortSignal): Promise<object> {
    const name = toolName.parse(call.name);
    const input: unknown = JSON.parse(call.input);
    const { language, translationId } = context.setting;
    const library = { language, translationId, signal };
    switch (name) {
      case 'read_passage':
        return this.read(INPUTS[name].parse(input).reference, library);
      case 'search_scripture':
        return this.search(INPUTS[name].parse(input).query, library);
      case 'explain_word':
        return this.explain(INPUTS[name].parse(input), library);
      case 'open_passage':
        return this.open(INPUTS[name].parse(input).reference, library, context);
      case 'save_note':
        return this.saveNote(INPUTS[name].parse(input), call.id, context);
    }
  }

  private async read(named: string, setting: LibraryContext): Promise<object> {
    const passage = await this.library.passage(named, setting);
    if (!passage || passage.verses.length === 0) return noPassage(named);
    const shown = passage.verses.slice(0, MOST_VERSES);
    const isPart = shown.length < passage.verses.length || passage.next !== null;
    return {
      reference: passage.reference,
      translation: passage.translation.name,
      text: shown.map(({ text }) => text).join(' '),
      ...(isPart && { message: `Only the first ${shown.length} verses; ask whether to go on.` }),
    };
  }

  private async search(query: string, setting: LibraryContext): Promise<object> {
    const found = await this.library.search(query, setting, { limit: MOST_FOUND });
    const verses = found?.verses ?? [];
    if (verses.length === 0) return { message: 'No verse was found.' };
    return { found: verses.map(({ reference: place, text }) => ({ reference: place, text })) };
  }

  private async explain(
    { word, reference: named }: z.output<(typeof INPUTS)['explain_word']>,
    setting: LibraryContext,
  ): Promise<object> {
    const context = new CompositionContext(this.library, setting);
    const there = named === undefined ? [] : await originalWordsAt(context, word, named);
    const originals = there.length > 0 ? there : await originalWordsOf(context, word);
    for (const original of originals.slice(0, 2)) {
      const answer = await this.library.lexicon(original.strongs, setting, { limit: 1 });
      if (!answer?.entry) continue;
      if (there.length === 0 && !standsBehind(original, word, answer, setting.language)) continue;
      const { lemma, transliteration, gloss, senses } = answer.entry;
      return {
        word,
        language: answer.language,
        lemma,
        transliteration,
        gloss: answer.spanishGloss ?? gloss,
        senses: senses.slice(0, 4),
      };
    }
    return { message: 'The lexicon has nothing about this word.' };
  }

  private async open(named: string, setting: LibraryContext, { emit }: ToolContext): Promise<object> {
    const passage = await this.library.passage(named, setting);
    if (!passage) return noPassage(named);
    emit({
      type: 'open-passage',
      reference: passage.reference,
      ...(setting.translationId !== undefined && { translationId: setting.translationId }),
    });
    return { message: `${passage.reference} is open on the screen.`, reference: passage.reference };
  }

  private async saveNote(
    { title, text, reference: named }: z.output<(typeof INPUTS)['save_note']>,
    toolCallId: string,
    { callId, setting, emit }: ToolContext,
  ): Promise<object> {
    const passage = named === undefined ? undefined : await this.passageOf(named, setting);
    const id = createHash('sha256').update(`note ${callId} ${toolCallId}`).digest('hex').slice(0, 24);
    const { note } = await this.client.ask(SaveNote, {
      userId: setting.subject.id,
      id,
      title: cleanLine(title),
      text: cleanText(text),
      passage: passage?.reference ?? '',
    });
    emit({ type: 'note-saved', noteId: note.id, title: note.title, passage: note.passage });
    return { message: 'The note is saved.' };
  }

  private passageOf(
    named: string,
    { language, translationId }: CallSetting,
  ): Promise<StudyPassage | undefined> {
    return this.library.passage(named, { language, translationId });
  }
}

const toolName = z.enum(Object.keys(INPUTS) as [ToolName, ...ToolName[]]);

function noPassage(named: string): object {
  return { message: `There is no passage ${named}. Say so, and do not speak of it as Scripture.` };
}
