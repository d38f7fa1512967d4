import { type ConfigurationOf } from '@word-unfolded/service-kit';
/** What reading plans need to know of the installation. */
export declare const plansConfiguration: import('@word-unfolded/service-kit').Configuration<{
  PUBLIC_URL: import('@word-unfolded/service-kit').Variable<string | undefined>;
  PUSH_SERVICES: import('@word-unfolded/service-kit').Variable<string[]>;
}>;
export type PlansConfiguration = ConfigurationOf<typeof plansConfiguration>;
