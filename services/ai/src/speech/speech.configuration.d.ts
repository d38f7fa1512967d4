import { type ConfigurationOf } from '@word-unfolded/service-kit';
/** What the speaking part of the ai service reads. */
export declare const speechConfiguration: import('@word-unfolded/service-kit').Configuration<{
  SPEECH_PROGRAMS: import('@word-unfolded/service-kit').Variable<string>;
  SPEECH_KEPT_BYTES: import('@word-unfolded/service-kit').Variable<number>;
}>;
export type SpeechConfiguration = ConfigurationOf<typeof speechConfiguration>;
