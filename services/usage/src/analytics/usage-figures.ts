import type { UsageFigures } from '@word-unfolded/contracts';
import { addAmounts, NO_AMOUNTS, type Amounts } from '@word-unfolded/domain';

/** Amounts by the names that pages know. */
export function figuresOf({ tokens, requests, images, ttsCharacters, voiceMinutes }: Amounts): UsageFigures {
  return { tokens, requests, images, tts: ttsCharacters, voice: voiceMinutes };
}

/** All of them together. */
export function sumOf(all: readonly Amounts[]): Amounts {
  return all.reduce<Amounts>(addAmounts, NO_AMOUNTS);
}
