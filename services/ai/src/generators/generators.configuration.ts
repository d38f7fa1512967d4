import { defineConfiguration, values, variable, type ConfigurationOf } from '@word-unfolded/service-kit';

/** Which generator produces answers. */
export const generatorsConfiguration = defineConfiguration('writers of answers', {
  AI_STUDY_ENGINE: variable(
    values.flag(),
    'Whether the study engine answers in production too if no model is set up; otherwise there are no answers then.',
    { default: 'false' },
  ),
});

export type GeneratorsConfiguration = ConfigurationOf<typeof generatorsConfiguration>;
