import { type ConfigurationOf } from '@word-unfolded/service-kit';
/** What the gateway reads beside what every service reads. */
export declare const gatewayConfiguration: import('@word-unfolded/service-kit').Configuration<{
  HOST: import('@word-unfolded/service-kit').Variable<string>;
  PORT: import('@word-unfolded/service-kit').Variable<number>;
  WEB_ROOT: import('@word-unfolded/service-kit').Variable<string>;
  TRUSTED_PROXIES: import('@word-unfolded/service-kit').Variable<string | undefined>;
  BODY_LIMIT_BYTES: import('@word-unfolded/service-kit').Variable<number>;
  THROTTLE_PER_MINUTE: import('@word-unfolded/service-kit').Variable<number>;
  ANSWER_CACHE_BYTES: import('@word-unfolded/service-kit').Variable<number>;
  ANSWER_CACHE_SECONDS: import('@word-unfolded/service-kit').Variable<number>;
  MFE_STUDY_URL: import('@word-unfolded/service-kit').Variable<string | undefined>;
  MFE_JOURNAL_URL: import('@word-unfolded/service-kit').Variable<string | undefined>;
  MFE_ADMIN_URL: import('@word-unfolded/service-kit').Variable<string | undefined>;
}>;
export type GatewayConfiguration = ConfigurationOf<typeof gatewayConfiguration>;
