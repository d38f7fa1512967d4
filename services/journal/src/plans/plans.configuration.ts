import { defineConfiguration, values, variable, type ConfigurationOf } from '@word-unfolded/service-kit';
import { z } from 'zod';

/** An origin, such as `https://fcm.googleapis.com`; a star stands for subdomains. */
const ORIGIN = /^https?:\/\/(?:\*\.)?[a-z\d.-]+(?::\d+)?$/;

/** The push services of Chrome, Firefox, Safari and Edge. */
const PUSH_SERVICES = [
  'https://fcm.googleapis.com',
  'https://jmt17.google.com',
  'https://*.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
];

/** What reading plans need to know of the installation. */
export const plansConfiguration = defineConfiguration('plans', {
  PUBLIC_URL: variable(
    values.address('https', 'http').optional(),
    'The address at which readers reach this site, for links in calendars of reading plans, which have none without it, and to introduce this installation to push services.',
  ),
  PUSH_SERVICES: variable(
    z
      .string()
      .transform((written) => written.split(',').map((origin) => origin.trim()))
      .refine((origins) => origins.every((origin) => ORIGIN.test(origin)), {
        error: 'expected origins like https://push.example.org, with commas between them',
      }),
    'The push services to which reminders are sent, as origins with commas between them; browsers choose the service, so other addresses are refused.',
    { default: PUSH_SERVICES.join(',') },
  ),
});

export type PlansConfiguration = ConfigurationOf<typeof plansConfiguration>;
