import { parseArgs } from 'node:util';
import type { DataPlace, EmbeddedMongoOptions } from '../server/start-embedded-mongo.js';

/** What a process that is nothing but a server has been asked for. */
export type ProcessArguments = { readonly place: DataPlace; readonly options: EmbeddedMongoOptions };

const OPTIONS = {
  folder: { type: 'string' },
  port: { type: 'string' },
  socket: { type: 'string' },
  'replica-set': { type: 'string' },
  'ttl-seconds': { type: 'string' },
} as const;

/**
 * Reads the command line of the server process:
 *
 *   --folder <path>        where the data is; without it nothing outlasts the process
 *   --port <number>        TCP port on the loopback interface, 0 (default) for any that is free
 *   --socket <path>        a unix socket, instead of a port
 *   --replica-set <name>   name of the set of one (default rs0), `off` for none
 *   --ttl-seconds <number> how often expired documents are deleted (default 60)
 *
 * @throws Error that names every argument that is wrong
 */
export function readProcessArguments(args: readonly string[]): ProcessArguments {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const problems: string[] = [];
  const number = (name: 'port' | 'ttl-seconds', otherwise: number, least: number, most: number) => {
    const written = values[name];
    const value = written === undefined ? otherwise : Number(written || NaN);
    if (!Number.isInteger(value) || value < least || value > most)
      problems.push(`--${name} is "${written}": expected a whole number from ${least} to ${most}`);
    return value;
  };
  const port = number('port', 0, 0, 65_535);
  const ttlSeconds = number('ttl-seconds', 60, 1, 86_400);
  for (const name of ['folder', 'socket', 'replica-set'] as const)
    if (values[name] === '') problems.push(`--${name} is empty`);
  if (values.socket !== undefined && values.port !== undefined)
    problems.push('--socket and --port cannot be used together');
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {
    place: values.folder === undefined ? { inMemory: true } : { folder: values.folder },
    options: {
      listen: values.socket === undefined ? { port } : { socket: values.socket },
      replicaSet: values['replica-set'] === 'off' ? false : (values['replica-set'] ?? 'rs0'),
      ttlSeconds,
    },
  };
}
