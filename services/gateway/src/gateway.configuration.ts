import { defineConfiguration, values, variable, type ConfigurationOf } from '@word-unfolded/service-kit';
import { z } from 'zod';

const MEGABYTE = 1_000_000;

/** The configuration of the gateway besides the common one. */
export const gatewayConfiguration = defineConfiguration('gateway', {
  HOST: variable(z.string().min(1), 'Interface on which the web address listens; 0.0.0.0 in a container.', {
    default: 'localhost',
  }),
  PORT: variable(values.port(), 'Port of the web address.', { default: '8080' }),
  WEB_ROOT: variable(values.path(), 'Folder that holds the built web apps, each in <app>/dist.'),
  TRUSTED_PROXIES: variable(
    z.string().optional(),
    'Addresses or networks of proxies, separated by commas, whose X-Forwarded-For is trusted. Without it the address of the connection counts.',
  ),
  BODY_LIMIT_BYTES: variable(
    values.wholeNumber(1_000, 100 * MEGABYTE),
    'Largest request body, unless its route sets another limit.',
    { default: '1000000' },
  ),
  THROTTLE_PER_MINUTE: variable(
    values.wholeNumber(1, 100_000_000),
    'Requests to the API that one address may make in a minute; for pages a quarter of it, for webhooks ten times as many.',
    { default: '1200' },
  ),
  ANSWER_CACHE_BYTES: variable(
    values.wholeNumber(0, 4_000 * MEGABYTE),
    'Memory for cached answers that are the same for everyone.',
    { default: '67108864' },
  ),
  ANSWER_CACHE_SECONDS: variable(values.wholeNumber(0, 86_400), 'How long such an answer is cached.', {
    default: '300',
  }),
  FIRST_PAGE_WAITS_MS: variable(
    values.wholeNumber(0, 60_000),
    'How long a page waits for the passage that is sent in it, in milliseconds; after that the application loads it.',
    { default: '400' },
  ),
  MFE_STUDY_URL: variable(
    values.address('https', 'http').optional(),
    'Federation manifest of the study pages, if they are served elsewhere.',
  ),
  MFE_JOURNAL_URL: variable(
    values.address('https', 'http').optional(),
    'Federation manifest of the journal pages, if they are served elsewhere.',
  ),
  MFE_ADMIN_URL: variable(
    values.address('https', 'http').optional(),
    'Federation manifest of the admin pages, if they are served elsewhere.',
  ),
  PUBLIC_URL: variable(
    values.address('https', 'http').optional(),
    'The address at which readers reach this site, for security.txt, link previews, sitemaps and canonical addresses; without it, the address of the request.',
  ),
  KEEP_ALIVE_MS: variable(
    values.wholeNumber(1_000, 3_600_000),
    'How long an idle connection is kept open, in milliseconds; longer than a proxy in front keeps it.',
    { default: '72000' },
  ),
  REQUEST_TIMEOUT_MS: variable(
    values.wholeNumber(50, 3_600_000),
    'How long a request, head and body, may take to arrive, in milliseconds: the limit of uploads.',
    { default: '120000' },
  ),
  BODY_TIMEOUT_MS: variable(
    values.wholeNumber(50, 3_600_000),
    'How long the body of any other request may take to arrive, in milliseconds.',
    { default: '30000' },
  ),
  BODY_STALLS_MS: variable(
    values.wholeNumber(50, 3_600_000),
    'How long a request may stall while it arrives, in milliseconds.',
    { default: '15000' },
  ),
  SANDBOX_OPEN: variable(
    values.flag(),
    'Whether /sandbox/* answers other machines: it shows all emails, with the links in them.',
    { default: 'false' },
  ),
  SANDBOX_URL: variable(
    values.address('http').optional(),
    'Where the sandboxes of outside providers answer /sandbox/*; npm start fills it in. Never used in production.',
  ),
  PAYMENT_SANDBOX_URL: variable(
    values.address('http').optional(),
    'Where the payment sandbox answers /sandbox/stripe/*; npm start fills it in. Never used in production.',
  ),
});

export type GatewayConfiguration = ConfigurationOf<typeof gatewayConfiguration>;
