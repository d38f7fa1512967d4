import type { RunningService } from './start-service.js';

/**
 * How long a service may take to stop, in milliseconds: less than its supervisor waits before SIGKILL (15 seconds here,
 * `stop_grace_period` in a container), so that the log says why it ended.
 */
const STOP_WITHIN_MS = 14_000;

/** What a service needs of its process. */
export type StoppableProcess = {
  on(event: string, listener: (error: unknown) => void): unknown;
  exit(status: number): void;
};

/**
 * Stops a service gracefully on SIGTERM, on SIGINT, and when the process that started it has gone. A service that waits
 * for a server that is away does not stop by itself, so it exits with status 1 after a time limit. An uncaught error
 * ends the process at once, because its state is undefined; its supervisor starts it again.
 */
export function stopWithProcess(
  service: Pick<RunningService, 'stop' | 'log'>,
  process: StoppableProcess,
): void {
  let stopping = false;
  const stop = (reason: string) => {
    if (stopping) return;
    stopping = true;
    service.log.info({ reason }, 'stopping');
    setTimeout(() => {
      service.log.error({ withinMs: STOP_WITHIN_MS }, 'did not stop within its time limit');
      process.exit(1);
    }, STOP_WITHIN_MS).unref();
    service.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        service.log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  const die = (error: unknown) => {
    service.log.fatal({ err: error }, 'stopped by an uncaught error');
    process.exit(1);
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('disconnect', () => stop('the process that started this one has gone'));
  process.on('uncaughtException', die);
  process.on('unhandledRejection', die);
}
