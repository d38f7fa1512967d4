import process, { argv, stderr, stdout } from 'node:process';
import { readProcessArguments } from './process/process-arguments.js';
import { startEmbeddedMongo } from './server/start-embedded-mongo.js';

/** Exit status for wrong arguments (sysexits.h, EX_CONFIG): starting again would not help. */
const BAD_CONFIGURATION = 78;

/**
 * The server as a process of its own (its arguments: process-arguments.ts). When it is ready it says so once, to its
 * supervisor by message and to everybody by a line of JSON. It ends on SIGTERM, on SIGINT, and when its supervisor goes.
 */
const report = (error: unknown) => stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);

const server = await startEmbeddedMongo(...asked());

const announcement = { ready: true, uri: server.uri, isOwner: server.isOwner, pid: process.pid };
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
// Where another process serves the folder, nothing else keeps this one: its supervisor still wants to end it.
if (!server.isOwner) setInterval(() => {}, 2 ** 30);

function asked(): Parameters<typeof startEmbeddedMongo> {
  try {
    const { place, options } = readProcessArguments(argv.slice(2));
    return [place, { ...options, onError: report }];
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(BAD_CONFIGURATION);
  }
}
