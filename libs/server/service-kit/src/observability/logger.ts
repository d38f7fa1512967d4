import type { LoggerService } from '@nestjs/common';
import {
  destination,
  pino,
  stdTimeFunctions,
  type Level,
  type Logger as PinoLogger,
  type LoggerOptions,
} from 'pino';
import { currentRequestContext } from './correlation.js';
import { RepeatedEntries } from './repeated-entries.js';

export type Logger = PinoLogger;

/** Injection token of the process's logger. */
export const LOGGER = Symbol('logger');

/** Fields that could contain a user's text or a secret. They are redacted at every depth. */
const PRIVATE = [
  'password',
  'token',
  'authorization',
  'cookie',
  'email',
  'content',
  'question',
  'prompt',
  'text',
];

/**
 * The logger of a service: one JSON object per line on standard output, with the service name and the correlation id of
 * the request context.
 */
export function createLogger(service: string, level: Level | 'silent'): Logger {
  return pino(
    {
      level,
      base: { service, pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => {
        const requestContext = currentRequestContext();
        return requestContext ? { correlationId: requestContext.correlationId } : {};
      },
      hooks: { logMethod: withoutRepetitions(new RepeatedEntries()) },
      redact: { paths: PRIVATE.flatMap((field) => [field, `*.${field}`]), censor: '[kept out of the log]' },
    },
    destination({ dest: 1, sync: true }),
  );
}

/** Levels from which similar entries are counted: pino's number of a warning. */
const WARN = 40;

/** Suppresses repeated entries, and reports how many were suppressed. */
function withoutRepetitions(repeated: RepeatedEntries): NonNullable<LoggerOptions['hooks']>['logMethod'] {
  return function (this: PinoLogger, args, method, level) {
    const fields = typeof args[0] === 'object' ? (args[0] as Readonly<Record<string, unknown>>) : {};
    const text: unknown = typeof args[0] === 'string' ? args[0] : args[1];
    const omitted = level < WARN ? 0 : repeated.take(kindOf(level, text, fields));
    if (omitted === undefined) return;
    if (omitted === 0) return method.apply(this, args);
    method.apply(this, [{ ...fields, omitted }, String(text ?? '')]);
  };
}

/** The key of similar entries: message, context and error. */
function kindOf(level: number, text: unknown, { err, subject }: Readonly<Record<string, unknown>>): string {
  const error = err instanceof Error ? `${err.name} ${err.message}` : '';
  return [level, text, subject, error].join(' ');
}

/** Connects Nest's logger to the log of the service. Nest's start-up messages get the level debug. */
export function nestLogger(logger: Logger): LoggerService {
  const write =
    (level: Level) =>
    (message: unknown, ...rest: unknown[]) => {
      const context = rest.at(-1);
      const fields = { context, ...(message instanceof Error ? { err: message } : {}) };
      logger[level](fields, message instanceof Error ? message.message : String(message));
    };
  return {
    log: write('debug'),
    error: write('error'),
    warn: write('warn'),
    debug: write('trace'),
    verbose: write('trace'),
    fatal: write('fatal'),
  };
}
