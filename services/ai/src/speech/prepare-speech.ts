import { AppError, type RequestOf, type Speak } from '@word-unfolded/contracts';
import { spokenText, withoutMarkup, type Language } from '@word-unfolded/domain';
import { createHash } from 'node:crypto';

/** The input of a recording. */
export type SpeechInput = {
  readonly lines: readonly string[];
  readonly language: Language;
  /** Identical for the same text, language, context and voice only. */
  readonly digest: string;
};

/** Increased when the preparation of lines changes, so that older recordings are no longer used. */
const WAY_OF_SPEAKING = 2;

/** @throws AppError SPEECH_TEXT_EMPTY when nothing of it can be spoken */
export function prepareSpeech(
  { text, language, context }: Omit<RequestOf<typeof Speak>, 'subject'>,
  voice: string,
): SpeechInput {
  const lines = withoutMarkup(text)
    .split('\n')
    .map((line) => spokenText(line, language));
  if (lines.every((line) => line === '')) throw AppError.of('SPEECH_TEXT_EMPTY');
  const digest = createHash('sha256')
    .update(JSON.stringify([WAY_OF_SPEAKING, voice, language, context, lines]))
    .digest('hex');
  return { lines, language, digest };
}
