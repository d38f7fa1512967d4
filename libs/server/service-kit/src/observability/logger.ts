import type { LoggerService } from '@nestjs/common';
import { destination, pino, stdTimeFunctions, type Level, type Logger as PinoLogger } from 'pino';
import { currentJourney } from './correlation.js';

export type Logger = PinoLogger;

/** Token by which the log of the process is injected. */
export const LOGGER = Symbol('logger');

/** Fields that could hold what a reader wrote or a secret: never in a log, wherever they stand. */
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
 * The log of a service: one JSON object a line on standard output, with the service, and the correlation id of the
 * journey that the entry belongs to.
 */
export function createLogger(service: string, level: Level | 'silent'): Logger {
  return pino(
    {
      level,
      base: { service, pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => {
        const journey = currentJourney();
        return journey ? { correlationId: journey.correlationId } : {};
      },
      redact: { paths: PRIVATE.flatMap((field) => [field, `*.${field}`]), censor: '[kept out of the log]' },
    },
    destination({ dest: 1, sync: true }),
  );
}

/** Lets Nest write to the log of the service. Its own start-up chatter is debug. */
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
