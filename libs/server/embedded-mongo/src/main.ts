import process, { argv, stderr, stdout } from 'node:process';
import { readProcessArguments } from './process/process-arguments.js';
import { startEmbeddedMongo } from './server/start-embedded-mongo.js';
import { DamagedDataError } from './storage/files/damaged-data.js';

/** Exit status for wrong arguments (sysexits.h, EX_CONFIG): a restart would not help. */
const BAD_CONFIGURATION = 78;

/** Exit status for damaged data (EX_DATAERR). */
const DAMAGED_DATA = 65;

/**
 * The server as a separate process (arguments: process-arguments.ts). When it is ready it reports this once, to its
 * supervisor by an IPC message and on standard output by a line of JSON. It ends on SIGTERM, on SIGINT, and when its
 * supervisor disconnects.
 */
const report = (error: unknown) => stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);

const server = await startEmbeddedMongo(...startArguments()).catch(endWithReason);

/** Removes the password from the connection string, because standard output is often logged. */
const uri = server.uri.replace(/\/\/[^@/]*@/, '//').replace('&authSource=admin', '');
const announcement = { ready: true, uri, isOwner: server.isOwner, pid: process.pid };
stdout.write(`${JSON.stringify(announcement)}\n`);
process.send?.(announcement);

let isStopping = false;
const stop = () => {
  if (isStopping) return;
  isStopping = true;
  server
    .stop()
    .catch((error: unknown) => {
      report(error);
      process.exitCode = 1;
    })
    .finally(() => process.exit());
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
process.once('disconnect', stop);
// If another process serves the folder, nothing else keeps this process alive. It must wait for the signal of its
// supervisor.
if (!server.isOwner) setInterval(() => {}, 2 ** 30);

/** Ends with a reason that the operator can act on. Only an error that the server does not expect has a stack. */
function endWithReason(error: unknown): never {
  const isExpected = error instanceof DamagedDataError || (error instanceof Error && 'code' in error);
  if (isExpected) stderr.write(`${error.message}\n`);
  else report(error);
  process.exit(error instanceof DamagedDataError ? DAMAGED_DATA : 1);
}

function startArguments(): Parameters<typeof startEmbeddedMongo> {
  try {
    const { location, options } = readProcessArguments(argv.slice(2));
    return [location, { ...options, onError: report }];
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(BAD_CONFIGURATION);
  }
}
