import { defineConfiguration, values, variable, type ConfigurationOf } from '@word-unfolded/service-kit';

/** Who writes answers. */
export const writersConfiguration = defineConfiguration('writers of answers', {
  AI_STUDY_ENGINE: variable(
    values.flag(),
    'Whether the study engine answers in production too, where no model is set up; else there are no answers then.',
    { default: 'false' },
  ),
});

export type WritersConfiguration = ConfigurationOf<typeof writersConfiguration>;
