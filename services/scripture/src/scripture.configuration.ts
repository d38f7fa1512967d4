import { defineConfiguration, values, variable, type ConfigurationOf } from '@word-unfolded/service-kit';

/** What the scripture service reads beside what every service reads. */
export const scriptureConfiguration = defineConfiguration('scripture', {
  SCRIPTURE_LIBRARY: variable(
    values.path(),
    'The file of the scripture library, as the importer made it; opened read-only.',
  ),
});

export type ScriptureConfiguration = ConfigurationOf<typeof scriptureConfiguration>;
