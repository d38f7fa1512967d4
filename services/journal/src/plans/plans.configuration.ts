import { defineConfiguration, values, variable, type ConfigurationOf } from '@word-unfolded/service-kit';

/** What the calendars of reading plans need to know of the installation. */
export const plansConfiguration = defineConfiguration('plans', {
  PUBLIC_URL: variable(
    values.address('https', 'http').optional(),
    'The address at which readers reach this site, for links in calendars of reading plans; without it they have none.',
  ),
});

export type PlansConfiguration = ConfigurationOf<typeof plansConfiguration>;
