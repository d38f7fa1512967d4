import type { VoiceCorrection, VoiceEvent } from '@word-unfolded/contracts';
import type { QuotableTranslation } from '../../grounding/judging/claim.js';
import type { Grounding } from '../../grounding/ground-answer.js';
import type { CallEvent, Sideband } from '../../models/realtime-model.js';
import type { CallSetting } from '../calls/call-record.js';
import type { CallTools } from '../tools/call-tools.js';
import type { VoiceTimes } from '../voice-times.js';
import { CALL_PHRASES, answerWithout, GREETING, sayExactly } from './call-instructions.js';
import { HELP_WRITER, type DangerHelp } from './danger-help.js';
import type { KeptTurn } from './kept-transcript.js';
import { spokenCorrection } from './spoken-correction.js';
import { SpokenTurn } from './spoken-turn.js';

/** What a dialogue needs. */
export type DialogueParts = {
  readonly grounding: Pick<Grounding, 'check'>;
  readonly tools: Pick<CallTools, 'run'>;
  readonly help: Pick<DangerHelp, 'find' | 'help'>;
  readonly times: VoiceTimes;
  readonly translations: (setting: CallSetting) => Promise<readonly QuotableTranslation[]>;
};

/** Where the results of a dialogue go. */
export type DialogueOutput = {
  /** The sideband; undefined while there is none. */
  readonly sideband: () => Sideband | undefined;
  readonly emit: (event: VoiceEvent) => void;
  readonly keep: (turn: KeptTurn) => void;
  /** Something is heard from either side. */
  readonly sounded: (side: 'reader' | 'selah') => void;
  /** The model no longer answers. */
  readonly stalled: () => void;
};

/** A response that waits for its turn. */
type Wanted = {
  /** `exact`: words of ours; `correction` and `help` too, but what is said of them is not corrected or shown again. */
  readonly kind: 'answer' | 'exact' | 'correction' | 'help';
  readonly instructions?: string;
};

type Turn = {
  readonly spoken: SpokenTurn;
  readonly kind: Wanted['kind'];
  /** Whether the reader has cut it off. */
  isCut: boolean;
  /** Whether its fault is corrected by voice already. */
  isCorrected: boolean;
};

/** How many stalled responses in succession end a call. */
const MOST_STALLS = 2;

/** What was said before matters for danger in a short reply. */
const REMEMBERED_TURNS = 6;

/**
 * The conversation of a call, as the sideband tells it: who speaks, what is said and may be shown, what the model does
 * next. The reader is answered only after their words were looked at for danger.
 */
export class Dialogue {
  private readonly wanted: Wanted[] = [];
  private readonly turns = new Map<string, Turn>();
  private readonly heard = new Map<string, string>();
  private readonly earlier: { role: 'user' | 'assistant'; content: string }[] = [];
  private readonly translations: Promise<readonly QuotableTranslation[]>;
  private readonly toolRuns = new Set<Promise<void>>();
  /** The kind of the response in progress. */
  private response: Wanted['kind'] | undefined;
  private lastKind: Wanted['kind'] = 'answer';
  private speaking: string | undefined;
  private isReaderSpeaking = false;
  private isSounding = false;
  private stalls = 0;
  /** Whether the words of the reader were answered a second time, because the first answer was cut for its fault. */
  private isAnsweredAgain = false;
  private responseTimer: NodeJS.Timeout | undefined;
  private hearingTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly callId: string,
    private readonly setting: CallSetting,
    private readonly parts: DialogueParts,
    private readonly output: DialogueOutput,
  ) {
    this.translations = parts.translations(setting);
    this.translations.catch(() => {}); // each turn that needs them says so
  }

  /** Greets the reader. */
  greet(): void {
    this.want({ kind: 'answer', instructions: GREETING[this.setting.language] });
  }

  /** Says words of ours, as soon as nobody else speaks. */
  announce(phrase: 'warning' | 'farewell' | 'idle'): void {
    const { language } = this.setting;
    this.want({ kind: 'exact', instructions: sayExactly(CALL_PHRASES[language][phrase], language) });
  }

  /** Ends what Selah says, and what it would answer next; the reader has not said anything. */
  interrupt(): void {
    this.forgetAnswers();
    clearTimeout(this.hearingTimer);
    this.output.sideband()?.silence();
    if (!this.isReaderSpeaking) this.output.emit({ type: 'status', status: 'connected' });
  }

  /** The reader has written something instead of saying it: it interrupts Selah, and is answered aloud. */
  write(item: string, text: string): void {
    this.output.sounded('reader');
    this.forgetAnswers();
    clearTimeout(this.hearingTimer);
    const sideband = this.output.sideband();
    if (this.response !== undefined || this.isSounding) sideband?.silence();
    sideband?.remember([{ role: 'user', content: text }]);
    this.output.emit({ type: 'status', status: 'processing' });
    this.take(item, text);
  }

  handle(event: CallEvent): void {
    switch (event.kind) {
      case 'connected':
        return this.output.emit({ type: 'status', status: 'connected' });
      case 'reader-speaks':
        return this.readerSpeaks();
      case 'reader-spoke':
        return this.readerSpoke();
      case 'heard':
        return this.hear(event);
      case 'not-heard':
        return this.answer();
      case 'response-begun':
        return;
      case 'saying':
        return this.saying(event.item, event.text);
      case 'said':
        return this.said(event.item);
      case 'sound':
        return this.sound(event.state);
      case 'tool-called':
        return this.useTool(event);
      case 'response-over':
      case 'failed':
        return this.responseOver();
    }
  }

  /** Ends the dialogue, and waits for what is still compared. */
  async end(): Promise<void> {
    clearTimeout(this.responseTimer);
    clearTimeout(this.hearingTimer);
    for (const { spoken } of this.turns.values()) spoken.end();
    await Promise.all([...this.turns.values()].map(({ spoken }) => spoken.checked));
    await Promise.all(this.toolRuns);
  }

  private readerSpeaks(): void {
    this.output.sounded('reader');
    this.isReaderSpeaking = true;
    clearTimeout(this.hearingTimer);
    this.forgetAnswers();
    this.output.emit({ type: 'status', status: 'user-speaking' });
  }

  /** What was to be answered is not what the reader wants to hear any more; what we have to say remains. */
  private forgetAnswers(): void {
    this.wanted.splice(0, Infinity, ...this.wanted.filter(({ kind }) => kind !== 'answer'));
  }

  private readerSpoke(): void {
    this.isReaderSpeaking = false;
    this.output.emit({ type: 'status', status: 'processing' });
    // Without its words the model still has the sound.
    this.hearingTimer = setTimeout(() => this.answer(), this.parts.times.heardMs);
  }

  private hear({ item, text, isWhole }: Extract<CallEvent, { kind: 'heard' }>): void {
    const said = isWhole ? text.trim() : (this.heard.get(item) ?? '') + text;
    this.heard.set(item, said);
    const hasWords = /[\p{L}\p{N}]/u.test(said); // a cough is transcribed as “…”
    if (!isWhole) {
      if (hasWords) this.emitTurn({ turn: item, side: 'reader', text: said, state: 'speaking' });
      return;
    }
    clearTimeout(this.hearingTimer);
    this.heard.delete(item);
    if (!hasWords) return this.output.emit({ type: 'status', status: 'connected' });
    this.take(item, said);
  }

  /** Shows, keeps and answers what the reader has said or written. */
  private take(item: string, said: string): void {
    this.isAnsweredAgain = false;
    this.emitTurn({ turn: item, side: 'reader', text: said, state: 'complete' });
    this.output.keep({ ...this.kept(item, said), role: 'user', writer: null, isWhole: true });
    void this.respondTo(item, said);
  }

  /** Gives help to somebody in danger, and lets the model answer everybody else. */
  private async respondTo(item: string, said: string): Promise<void> {
    const { help } = this.parts;
    const danger = await help.find(said, [...this.earlier], this.setting).catch(() => undefined);
    this.remember('user', said);
    if (!danger) return this.answer();
    this.output.sideband()?.silence();
    const { text, spoken, language } = await help.help(danger, this.saidByCaller(), this.setting);
    const turn = `help-${item}`;
    this.emitTurn({ turn, side: 'selah', text, state: 'complete', writer: HELP_WRITER });
    this.output.keep({ ...this.kept(turn, text), role: 'assistant', writer: HELP_WRITER, isWhole: true });
    this.want({ kind: 'help', instructions: sayExactly(spoken, language) }, true);
  }

  private answer(): void {
    clearTimeout(this.hearingTimer);
    if (!this.wanted.some(({ kind }) => kind === 'answer' || kind === 'help')) this.want({ kind: 'answer' });
  }

  private saying(item: string, text: string): void {
    this.stalls = 0;
    clearTimeout(this.responseTimer);
    const turn = this.turnOf(item);
    turn.spoken.add(text);
  }

  private turnOf(item: string): Turn {
    const known = this.turns.get(item);
    if (known) return known;
    const kind = this.lastKind;
    const { grounding } = this.parts;
    const { language } = this.setting;
    const spoken = new SpokenTurn({
      grounding,
      language,
      translations: this.translations,
      grown: ({ text, corrections }) => {
        if (kind !== 'help')
          this.emitTurn({
            turn: item,
            side: 'selah',
            text,
            state: 'speaking',
            corrections: [...corrections],
          });
      },
      misnamed: (correction) => this.cutFault(item, correction),
    });
    const turn: Turn = { spoken, kind, isCut: false, isCorrected: false };
    this.turns.set(item, turn);
    this.speaking = item;
    return turn;
  }

  /** Everything of a turn was generated; it may have been cut before all of it was heard. */
  private said(item: string): void {
    const turn = this.turns.get(item);
    if (!turn) return;
    turn.spoken.end();
    void turn.spoken.checked.then(() => this.judged(item, turn));
  }

  /**
   * Ends an answer that names a passage which does not exist: its words arrive before their sound is played to that place.
   */
  private cutFault(item: string, correction: VoiceCorrection): void {
    const turn = this.turns.get(item);
    if (turn?.kind !== 'answer' || turn.isCorrected || turn.isCut || this.isReaderSpeaking) return;
    turn.isCorrected = true;
    turn.isCut = true;
    this.output.sideband()?.silence();
    this.correct([correction]);
    if (this.isAnsweredAgain) return;
    this.isAnsweredAgain = true;
    this.want({ kind: 'answer', instructions: answerWithout(correction.said, this.setting) });
  }

  private correct(corrections: readonly VoiceCorrection[]): void {
    const { language } = this.setting;
    const correction = spokenCorrection(corrections, language);
    if (correction !== undefined)
      this.want({ kind: 'correction', instructions: sayExactly(correction, language) });
  }

  private judged(item: string, { spoken, kind, isCut, isCorrected }: Turn): void {
    const { text, corrections } = spoken;
    if (kind === 'help' || text.trim() === '') return;
    const state = isCut ? 'interrupted' : 'complete';
    this.emitTurn({ turn: item, side: 'selah', text, state, corrections: [...corrections] });
    this.output.keep({ ...this.kept(item, text), role: 'assistant', writer: null, isWhole: !isCut });
    this.remember('assistant', text);
    if (kind === 'answer' && !isCorrected) this.correct(corrections);
  }

  private sound(state: 'begun' | 'over' | 'cut'): void {
    this.output.sounded('selah');
    this.isSounding = state === 'begun';
    if (state === 'begun') return this.output.emit({ type: 'status', status: 'selah-speaking' });
    if (state === 'cut') this.interrupted();
    else if (!this.isReaderSpeaking) this.output.emit({ type: 'status', status: 'connected' });
    this.flush();
  }

  private interrupted(): void {
    const item = this.speaking;
    const turn = item === undefined ? undefined : this.turns.get(item);
    if (item === undefined || !turn) return;
    turn.isCut = true;
    turn.spoken.end();
    void turn.spoken.checked.then(() => {
      const { text, corrections } = turn.spoken;
      if (turn.kind !== 'help' && text !== '')
        this.emitTurn({
          turn: item,
          side: 'selah',
          text,
          state: 'interrupted',
          corrections: [...corrections],
        });
    });
  }

  private useTool(call: Extract<CallEvent, { kind: 'tool-called' }>): void {
    clearTimeout(this.responseTimer);
    const { callId, setting } = this;
    const run = this.parts.tools
      .run(call, { callId, setting, emit: this.output.emit })
      .then((output) => {
        this.output.sideband()?.answerTool(call.id, output);
        this.want({ kind: 'answer' });
      })
      .finally(() => this.toolRuns.delete(run));
    this.toolRuns.add(run);
  }

  private want(wanted: Wanted, isFirst = false): void {
    if (isFirst) this.wanted.unshift(wanted);
    else this.wanted.push(wanted);
    this.flush();
  }

  /** Lets the next response begin, if none is in progress and the reader does not speak. */
  private flush(): void {
    if (this.response !== undefined || this.isReaderSpeaking) return;
    const sideband = this.output.sideband();
    const next = sideband && this.wanted.shift();
    if (!next) return;
    this.response = next.kind;
    this.lastKind = next.kind;
    sideband.respond(next.instructions);
    clearTimeout(this.responseTimer);
    this.responseTimer = setTimeout(() => this.stall(), this.parts.times.responseMs);
  }

  private responseOver(): void {
    clearTimeout(this.responseTimer);
    this.response = undefined;
    this.flush();
  }

  private stall(): void {
    const { language } = this.setting;
    this.stalls += 1;
    this.output.sideband()?.silence();
    this.response = undefined;
    if (this.stalls >= MOST_STALLS) return this.output.stalled();
    this.want({ kind: 'exact', instructions: sayExactly(CALL_PHRASES[language].lostThread, language) }, true);
  }

  private remember(role: 'user' | 'assistant', content: string): void {
    this.earlier.push({ role, content });
    if (this.earlier.length > REMEMBERED_TURNS) this.earlier.shift();
  }

  private saidByCaller(): string[] {
    return this.earlier.filter(({ role }) => role === 'user').map(({ content }) => content);
  }

  private kept(item: string, content: string) {
    return { callId: this.callId, item, content };
  }

  private emitTurn(
    turn: Omit<Extract<VoiceEvent, { type: 'turn' }>, 'type' | 'corrections'> & {
      readonly corrections?: Extract<VoiceEvent, { type: 'turn' }>['corrections'];
    },
  ): void {
    this.output.emit({ type: 'turn', corrections: [], ...turn });
  }
}
