import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Credentials } from '../authentication/scram-secret.js';
import type { DataLocation, EmbeddedMongoOptions } from '../server/start-embedded-mongo.js';

/** The parsed command line of a server process. */
export type ProcessArguments = { readonly location: DataLocation; readonly options: EmbeddedMongoOptions };

const OPTIONS = {
  folder: { type: 'string' },
  port: { type: 'string' },
  socket: { type: 'string' },
  'replica-set': { type: 'string' },
  'ttl-seconds': { type: 'string' },
  user: { type: 'string' },
  'secret-file': { type: 'string' },
} as const;

/**
 * Parses the command line of the server process:
 *
 *   --folder <path>        the data folder; without it the data is lost when the process ends
 *   --port <number>        TCP port on the loopback interface, 0 (default) for any free port
 *   --socket <path>        a unix socket, instead of a port
 *   --replica-set <name>   name of the replica set with one member (default rs0), `off` for none
 *   --ttl-seconds <number> how often expired documents are deleted (default 60)
 *   --user <name>          the user name; requires
 *   --secret-file <path>   a file with the password: every user of the machine can see arguments
 *
 * @throws Error that names every invalid argument
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
  for (const name of ['folder', 'socket', 'replica-set', 'user', 'secret-file'] as const)
    if (values[name] === '') problems.push(`--${name} is empty`);
  if (values.socket !== undefined && values.port !== undefined)
    problems.push('--socket and --port cannot be used together');
  if ((values.user === undefined) !== (values['secret-file'] === undefined))
    problems.push('--user and --secret-file belong together');
  const credentials = readCredentials(values, problems);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {
    location: values.folder === undefined ? { inMemory: true } : { folder: values.folder },
    options: {
      listen: values.socket === undefined ? { port } : { socket: values.socket },
      replicaSet: values['replica-set'] === 'off' ? false : (values['replica-set'] ?? 'rs0'),
      ttlSeconds,
      ...(credentials && { credentials }),
    },
  };
}

function readCredentials(
  values: { user?: string; 'secret-file'?: string },
  problems: string[],
): Credentials | undefined {
  const { user, 'secret-file': file } = values;
  if (!user || !file) return undefined;
  try {
    const password = readFileSync(file, 'utf8').trim();
    if (password !== '') return { user, password };
    problems.push(`--secret-file ${file} is empty`);
  } catch (error) {
    problems.push(`--secret-file cannot be read: ${(error as Error).message}`);
  }
  return undefined;
}
