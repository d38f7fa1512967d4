import { defineConfiguration, values, variable, type ConfigurationOf } from '@word-unfolded/service-kit';
import { z } from 'zod';

const MEGABYTE = 1_000_000;

/** What the gateway reads beside what every service reads. */
export const gatewayConfiguration = defineConfiguration('gateway', {
  HOST: variable(z.string().min(1), 'Interface on which the web address listens; 0.0.0.0 in a container.', {
    default: 'localhost',
  }),
  PORT: variable(values.port(), 'Port of the web address.', { default: '8080' }),
  WEB_ROOT: variable(values.path(), 'Folder that holds the built web apps, each in <app>/dist.'),
  TRUSTED_PROXIES: variable(
    z.string().optional(),
    'Addresses or networks of proxies, separated by commas, whose X-Forwarded-For is believed. Without it the address is that of the connection.',
  ),
  BODY_LIMIT_BYTES: variable(
    values.wholeNumber(1_000, 100 * MEGABYTE),
    'Size of a request body at most, where its route sets no other.',
    { default: '1000000' },
  ),
  THROTTLE_PER_MINUTE: variable(
    values.wholeNumber(1, 100_000_000),
    'Requests to the API that one address may make in a minute.',
    { default: '1200' },
  ),
  ANSWER_CACHE_BYTES: variable(
    values.wholeNumber(0, 4_000 * MEGABYTE),
    'Memory for answers that are the same for everyone.',
    { default: '67108864' },
  ),
  ANSWER_CACHE_SECONDS: variable(
    values.wholeNumber(0, 86_400),
    'How long such an answer is kept in memory.',
    { default: '300' },
  ),
  FIRST_PAGE_WAITS_MS: variable(
    values.wholeNumber(0, 60_000),
    'How long a page waits for the passage that is sent in it, in milliseconds; later it comes with the application.',
    { default: '400' },
  ),
  MFE_STUDY_URL: variable(
    values.address('https', 'http').optional(),
    'Federation manifest of the study pages when they are served elsewhere.',
  ),
  MFE_JOURNAL_URL: variable(
    values.address('https', 'http').optional(),
    'Federation manifest of the journal pages when they are served elsewhere.',
  ),
  MFE_ADMIN_URL: variable(
    values.address('https', 'http').optional(),
    'Federation manifest of the admin pages when they are served elsewhere.',
  ),
  SANDBOX_URL: variable(
    values.address('http').optional(),
    'Where the stand-ins of outside providers answer /sandbox/*; npm start fills it in. Never used in production.',
  ),
});

export type GatewayConfiguration = ConfigurationOf<typeof gatewayConfiguration>;
