import type { Type } from '@nestjs/common';
import type { ServiceName } from '@word-unfolded/contracts';
import { ConfigurationError, type Configuration } from '../configuration/define-configuration.js';
import { readEnvironment } from '../configuration/read-environment.js';
import { BackingServerError } from './backing-server-error.js';
import { IdleMemory } from './idle-memory.js';
import { startService } from './start-service.js';
import { stopWithProcess } from './stop-with-process.js';

/** Exit status for bad configuration (sysexits.h, EX_CONFIG): a restart would not help. */
const EXIT_CONFIGURATION = 78;

/** The message of a service to its parent process over Node's IPC channel, if there is one. */
export type ServiceAnnouncement = {
  readonly kind: 'service-started';
  readonly service: string;
  readonly internalPort: number;
};

/**
 * The main function of every service: starts it, and stops it gracefully on SIGTERM, SIGINT, or when the parent process
 * has ended. Resolves when the service accepts calls. Exits with status 78 and the reasons if its configuration is
 * invalid.
 */
export async function runService(
  name: ServiceName,
  module: Type,
  ...configurations: readonly Configuration[]
): Promise<void> {
  try {
    const service = await startService(name, module, configurations, readEnvironment(), {
      isWhole: true,
    });
    stopWithProcess(service, process);
    new IdleMemory().start();
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

/** Whether the message of an error is enough for the operator: invalid configuration, the system, a server. */
function isExpected(error: Error): boolean {
  return (
    error instanceof ConfigurationError ||
    error instanceof BackingServerError ||
    'code' in error ||
    error.name.startsWith('Mongo')
  );
}

/** The message of an error; those of its parts if it has none, such as that of a connection to several addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, stack = '' } = error;
  if (!isExpected(error))
    return `${stack || message}${error.cause === undefined ? '' : `\nbecause of ${reasonOf(error.cause)}`}`;
  if (message !== '') return message;
  return error instanceof AggregateError ? error.errors.map(reasonOf).join('\n') : stack;
}
