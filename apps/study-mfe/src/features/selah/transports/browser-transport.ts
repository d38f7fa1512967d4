import type { AnswerEnd } from '@word-unfolded/answers';
import { readableText } from '@word-unfolded/api-client';
import { AppError } from '@word-unfolded/contracts';
import { log } from '@word-unfolded/ui';
import { askTheo, type AskedTheo, type VoiceQuestion } from '../answers/ask-theo.js';
import { spokenSentences } from '../answers/spoken-sentences.js';
import { StreamSegments } from '../answers/stream-segments.js';
import { ReaderSpeech } from '../listening/reader-speech.js';
import { openSpeaker } from '../speaking/open-speaker.js';
import type { Speaker } from '../speaking/speaker.js';
import type {
  SpokenTurn,
  TransportCallbacks,
  VoiceChoices,
  VoiceContext,
  VoiceTransport,
} from './voice-transport.js';

/** Errors after which the conversation is broken; after others, the next question may be answered. */
const OF_THE_CONNECTION: ReadonlySet<string> = new Set([
  'NETWORK_ERROR',
  'RETRIES_EXHAUSTED',
  'SERVICE_TIMEOUT',
  'SERVICE_UNAVAILABLE',
  'STREAM_INTERRUPTED',
]);

/** How strongly a spoken word moves the form, and how fast that ends: browsers do not report the level of their voices. */
const WORD = { level: 0.7, endsMs: 350 } as const;

/** An answer that is read aloud while it is written. */
type Answering = { readonly turn: string; readonly asked: AskedTheo; isWritten: boolean };

/**
 * A conversation without a realtime model: the browser recognises speech, the chat answers, and the answer is spoken
 * sentence by sentence while it arrives.
 *
 * @param toPlain the words of an answer's Markdown, with what its marks mean
 */
export function browserTransport(
  callbacks: TransportCallbacks,
  toPlain: (markdown: string) => string,
): VoiceTransport {
  const { tell, onTurn, onCaption } = callbacks;
  let choices: VoiceChoices | undefined;
  let context: VoiceContext | undefined;
  let speech: ReaderSpeech | undefined;
  let speaker: Speaker | undefined;
  let answering: Answering | undefined;
  /** The end of the question before, whose messages the next one follows. */
  let before: Promise<unknown> = Promise.resolve();
  let [session, number, wordAt] = [0, 0, 0];
  const newTurn = () => `turn-${(number += 1)}`;
  const turns = new Map<string, SpokenTurn>();
  const show = (turn: SpokenTurn) => {
    turns.set(turn.id, turn);
    onTurn(turn);
  };

  const tellEngine = () => {
    if (!speech || !speaker) return;
    const { voice } = speaker;
    callbacks.onEngine({
      hears: speech.engine,
      speaks: { by: voice?.source ?? 'nobody', name: voice?.name() ?? '' },
    });
  };

  const endIfSilent = () => {
    if (answering && (!answering.isWritten || speaker?.isSpeaking)) return;
    answering = undefined;
    tell('answer-ended');
  };

  const open = async (mine: number, chosen: VoiceChoices) => {
    const voice = await openSpeaker(chosen, {
      onSentence: (sentence) => {
        speech?.selahBegins(sentence.text);
        onCaption({ side: 'selah', text: sentence.text });
        tell('sound-started');
        tellEngine();
      },
      onWord: () => void (wordAt = performance.now()),
      onQuiet: () => {
        speech?.selahEnds();
        onCaption(undefined);
        endIfSilent();
      },
      onFailure: (error) => {
        log.warn('Nothing can speak here', error);
        tellEngine();
        callbacks.onProblem(error);
      },
    });
    const hearing = await ReaderSpeech.open(chosen, {
      onInterruption: () => speaker?.hold(),
      onFalseAlarm: () => speaker?.resume(),
      onSpeech: () => tell('speech-started'),
      onWords: (text) => onCaption({ side: 'reader', text }),
      onDropped: () => {
        onCaption(undefined);
        tell('speech-dropped');
      },
      onSaid: (text) => {
        tell('speech-ended');
        ask(text);
      },
      onEngine: tellEngine,
    });
    if (mine !== session) {
      hearing.close();
      return;
    }
    [speaker, speech] = [voice, hearing];
    tellEngine();
    tell('opened');
  };

  const ask = (text: string) => {
    if (!choices || !context) return;
    const mine = session;
    const reader = newTurn();
    show({ id: reader, side: 'reader', text, state: 'complete' });
    const { language } = choices;
    const previous = before;
    before = previous
      .catch(() => undefined)
      .then(() => (mine === session ? answer({ question: text, language }) : undefined));
    onCaption(undefined);
  };

  const answer = async (question: VoiceQuestion): Promise<void> => {
    const turn = newTurn();
    const segments = new StreamSegments();
    const speak = (content: string, isComplete: boolean) => {
      const said = segments
        .next(content, isComplete)
        .flatMap((segment) => spokenSentences(toPlain(segment), question.language));
      if (answering?.turn === turn && said.length > 0) speaker?.say(said);
    };
    const asked = askTheo({ ...question, ...place() }, (content) => {
      if (answering?.turn !== turn) return;
      show({ id: turn, side: 'selah', text: content, state: 'speaking' });
      speak(content, false);
    });
    answering = { turn, asked, isWritten: false };
    try {
      const end = await asked.end;
      if (end) finish(turn, end, speak);
    } catch (error) {
      fail(turn, error);
    }
  };

  const place = (): Partial<VoiceQuestion> => ({
    ...(context?.conversationId && { conversationId: context.conversationId }),
    ...(context?.conversationId && context.lastMessageId && { parentId: context.lastMessageId }),
    ...(context?.scriptureRef && { scriptureRef: context.scriptureRef }),
    ...(context?.firstName && { firstName: context.firstName }),
  });

  const finish = (turn: string, end: AnswerEnd, speak: (content: string, isComplete: boolean) => void) => {
    const { fullContent: text, writer, conversationId, messageId } = end;
    if (context && conversationId) {
      context = { ...context, conversationId, lastMessageId: messageId ?? context.lastMessageId };
      callbacks.onConversation(conversationId);
    }
    const isCut = answering?.turn !== turn;
    show({ id: turn, side: 'selah', text, writer, state: isCut ? 'interrupted' : 'complete' });
    if (isCut || !answering) return;
    speak(text, true);
    answering.isWritten = true;
    endIfSilent();
  };

  const fail = (turn: string, error: unknown) => {
    const shown = turns.get(turn)?.text ?? '';
    const problem = readableText(error, choices?.language ?? 'en', 'action');
    show({ id: turn, side: 'selah', text: shown, state: 'failed', problem });
    if (answering?.turn !== turn) return;
    answering = undefined;
    const isBroken = error instanceof AppError && OF_THE_CONNECTION.has(error.code);
    if (isBroken) return tell('failed');
    endIfSilent();
  };

  const cut = () => {
    const stopped = answering;
    answering = undefined;
    speaker?.cut();
    speech?.selahEnds();
    onCaption(undefined);
    if (!stopped) return;
    if (!stopped.isWritten) stopped.asked.stop();
    const turn = turns.get(stopped.turn);
    if (turn) show({ ...turn, state: 'interrupted' });
  };

  return {
    kind: 'browser',
    open: (chosen, begun) => {
      session += 1;
      [choices, context] = [chosen, begun];
      open(session, chosen).catch((error: unknown) => {
        callbacks.onProblem(error);
        tell('failed');
      });
    },
    reconnect: () => tell('opened'), // it has no connection of its own
    close: () => {
      session += 1;
      speech?.close();
      [speech, speaker] = [undefined, undefined];
      tell('closed');
    },
    cut,
    silence: () => undefined, // nobody speaks but this browser
    hear: () => speech?.start(),
    stopHearing: () => speech?.stop(),
    commit: () => speech?.commit(),
    ask,
    level: () => {
      if (!speaker?.isSpeaking) return speech?.level() ?? 0;
      return WORD.level * Math.max(0, 1 - (performance.now() - wordAt) / WORD.endsMs);
    },
  };
}
