import { z } from 'zod';
import { defineConfiguration, variable, type ConfigurationOf } from './define-configuration.js';
import { address, addresses, port, secrets, wholeNumber } from './values.js';

/** Environment variables of every service. */
export const kitConfiguration = defineConfiguration('every service', {
  NODE_ENV: variable(
    z.enum(['development', 'test', 'production'], 'expected development, test or production'),
    'In production a missing outside provider is an error; no sandbox takes its place.',
    { default: 'development' },
  ),
  NATS_URL: variable(
    addresses('nats', 'tls'),
    'The NATS server over which services talk; those of a cluster with commas between them. Different credentials in it are tried in their order.',
    { secret: true },
  ),
  NATS_REPLICAS: variable(
    wholeNumber(1, 5),
    'NATS servers that each store the events: with 3, the loss of one loses nothing.',
    { default: '1' },
  ),
  SUBJECT_PREFIX: variable(
    z.string().regex(/^[a-z0-9-]{1,40}$/, 'expected up to 40 small letters, digits and dashes'),
    'First word of every NATS subject, so that several installations can share a server.',
    { default: 'wu' },
  ),
  CALLER_SECRET: variable(
    secrets(),
    'Signs the caller of each message between services; the same for all of them. To change it, put the new one before the old one, with a comma.',
    { secret: true },
  ),
  UNSIGNED_CALLS: variable(
    z.enum(['accept', 'refuse'], 'expected accept or refuse'),
    'Whether a message without a signed caller may be one that requires a caller, and whether events may be unsigned: accept only while replicas of a version without signatures are replaced.',
    { default: 'refuse' },
  ),
  INTERNAL_HOST: variable(z.string().min(1), 'Interface on which health and metrics listen.', {
    default: '127.0.0.1',
  }),
  INTERNAL_PORT: variable(port(), 'Port of /health, /ready and /metrics; 0 takes a free one.', {
    default: '0',
  }),
  LOG_LEVEL: variable(
    z.enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'expected trace, debug, info, warn, error, fatal or silent',
    ),
    'The lowest level of log entries that are written.',
    { default: 'info' },
  ),
  SHUTDOWN_GRACE_MS: variable(
    wholeNumber(0, 300_000),
    'How long a stopping service may take to finish its work, in milliseconds.',
    {
      default: '10000',
    },
  ),
  MAX_CALLS_IN_FLIGHT: variable(
    wholeNumber(1, 100_000),
    'Maximum number of concurrent calls per process; further calls are refused as busy.',
    {
      default: '1000',
    },
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable(
    address('http', 'https').optional(),
    'OpenTelemetry collector (OTLP over HTTP); traces are sent only when it is set.',
  ),
});

export type KitConfiguration = ConfigurationOf<typeof kitConfiguration>;
