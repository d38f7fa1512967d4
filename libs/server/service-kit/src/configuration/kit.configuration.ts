import { z } from 'zod';
import { defineConfiguration, variable, type ConfigurationOf } from './define-configuration.js';
import { address, port, wholeNumber } from './values.js';

/** What every service reads. */
export const kitConfiguration = defineConfiguration('every service', {
  NODE_ENV: variable(
    z.enum(['development', 'test', 'production'], 'expected development, test or production'),
    'In production a missing outside provider is an error, never a stand-in.',
    { default: 'development' },
  ),
  NATS_URL: variable(address('nats', 'tls'), 'The NATS server over which services talk.', { secret: true }),
  SUBJECT_PREFIX: variable(
    z.string().regex(/^[a-z0-9-]{1,40}$/, 'expected up to 40 small letters, digits and dashes'),
    'First word of every NATS subject, so that several installations can share a server.',
    { default: 'wu' },
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
    'The least grave log entries that are written.',
    { default: 'info' },
  ),
  SHUTDOWN_GRACE_MS: variable(
    wholeNumber(0, 300_000),
    'How long a service that is told to stop finishes what it has begun, in milliseconds.',
    {
      default: '10000',
    },
  ),
  MAX_CALLS_IN_FLIGHT: variable(
    wholeNumber(1, 100_000),
    'Calls that one process works on at a time; above it callers are told that it is busy.',
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
