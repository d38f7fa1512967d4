import { CatalogueError, type RequestOf, type Speak } from '@word-unfolded/contracts';
import { spokenText, withoutMarkup, type Language } from '@word-unfolded/domain';
import { createHash } from 'node:crypto';

/** What a recording is made of. */
export type AskedSpeech = {
  readonly lines: readonly string[];
  readonly language: Language;
  /** The same for the same text, language, context and voice, and for nothing else. */
  readonly digest: string;
};

/** Raised when lines are made ready in another way, so that what was kept before is not heard any more. */
const WAY_OF_SPEAKING = 1;

/** @throws CatalogueError SPEECH_TEXT_EMPTY when nothing can be said of it */
export function askedSpeech(
  { text, language, context }: Omit<RequestOf<typeof Speak>, 'payer'>,
  voice: string,
): AskedSpeech {
  const lines = withoutMarkup(text)
    .split('\n')
    .map((line) => spokenText(line, language));
  if (lines.every((line) => line === '')) throw CatalogueError.of('SPEECH_TEXT_EMPTY');
  const digest = createHash('sha256')
    .update(JSON.stringify([WAY_OF_SPEAKING, voice, language, context, lines]))
    .digest('hex');
  return { lines, language, digest };
}
