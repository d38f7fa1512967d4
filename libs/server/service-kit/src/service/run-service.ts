import type { Type } from '@nestjs/common';
import type { ServiceName } from '@word-unfolded/contracts';
import { ConfigurationError, type Configuration } from '../configuration/define-configuration.js';
import { readEnvironment } from '../configuration/read-environment.js';
import { startService, type RunningService } from './start-service.js';

/** Exit status for bad configuration (sysexits.h, EX_CONFIG): restarting would not help. */
const EXIT_CONFIGURATION = 78;

/** What a service tells the process that started it, over Node's IPC channel, when there is one. */
export type ServiceAnnouncement = {
  readonly kind: 'service-started';
  readonly service: string;
  readonly internalPort: number;
};

/**
 * The main of every service: starts it, and stops it in order on SIGTERM, SIGINT, or when the process that started
 * it has gone. Never returns before the service is serving; exits with status 78 and the reasons when its
 * configuration is bad.
 */
export async function runService(
  name: ServiceName,
  module: Type,
  ...configurations: readonly Configuration[]
): Promise<void> {
  try {
    const service = await startService(name, module, configurations, readEnvironment());
    stopWithTheProcess(service);
    service.log.info(
      { internalPort: service.internalPort, afterMs: Math.round(performance.now()) },
      'serving',
    );
    process.send?.({
      kind: 'service-started',
      service: name,
      internalPort: service.internalPort,
    } satisfies ServiceAnnouncement);
  } catch (error) {
    process.stderr.write(`${name} could not start\n${reasonOf(error)}\n`);
    process.exit(error instanceof ConfigurationError ? EXIT_CONFIGURATION : 1);
  }
}

function stopWithTheProcess(service: RunningService): void {
  let stopping = false;
  const stop = (reason: string) => {
    if (stopping) return;
    stopping = true;
    service.log.info({ reason }, 'stopping');
    service.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        service.log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('disconnect', () => stop('the process that started this one has gone'));
  // After these nothing that the process holds can be trusted: it ends, and is started anew.
  process.on('uncaughtException', (error) => die(service, error));
  process.on('unhandledRejection', (error) => die(service, error));
}

function die(service: RunningService, error: unknown): never {
  service.log.fatal({ err: error }, 'ended by an error that nobody caught');
  process.exit(1);
}

function reasonOf(error: unknown): string {
  if (error instanceof ConfigurationError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
