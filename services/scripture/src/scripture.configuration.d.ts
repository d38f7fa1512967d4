import { type ConfigurationOf } from '@word-unfolded/service-kit';
/** What the scripture service reads beside what every service reads. */
export declare const scriptureConfiguration: import('@word-unfolded/service-kit').Configuration<{
  SCRIPTURE_LIBRARY: import('@word-unfolded/service-kit').Variable<string>;
}>;
export type ScriptureConfiguration = ConfigurationOf<typeof scriptureConfiguration>;
