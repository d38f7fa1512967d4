import type { UsageFigures } from '@word-unfolded/contracts';
import { addAmounts, NO_AMOUNTS, type Amounts } from '@word-unfolded/domain';

/** Converts amounts to the field names that pages use. */
export function figuresOf({ tokens, requests, images, ttsCharacters, voiceMinutes }: Amounts): UsageFigures {
  return { tokens, requests, images, tts: ttsCharacters, voice: voiceMinutes };
}

/** The sum of all amounts. */
export function sumOf(all: readonly Amounts[]): Amounts {
  return all.reduce<Amounts>(addAmounts, NO_AMOUNTS);
}
