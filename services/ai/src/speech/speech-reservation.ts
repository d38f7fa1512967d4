import type { Reservation } from '@word-unfolded/metering';
import type { SpeechInput } from './prepare-speech.js';

/** What a recording costs its reader: its characters, once, however it is requested. */
export function speechReservation({ digest, lines }: SpeechInput): Reservation {
  return { id: `speech-${digest}`, feature: 'speech', amounts: { ttsCharacters: lines.join('').length } };
}
