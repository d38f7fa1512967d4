import { parseArgs } from 'node:util';
import { startMailSandbox } from './mail/start-mail-sandbox.js';

/** What the sandbox tells the process that started it, over Node's IPC channel. */
export type SandboxAnnouncement = {
  readonly kind: 'sandbox-started';
  readonly smtpPort: number;
  readonly httpPort: number;
};

/** Exit status for wrong arguments (sysexits.h, EX_USAGE). */
const EXIT_USAGE = 64;

const USAGE = 'usage: main.js --folder <path> [--smtp-port <port>] [--http-port <port>]\n';

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    'smtp-port': { type: 'string', default: '0' },
    'http-port': { type: 'string', default: '0' },
  },
});

if (!values.folder) {
  process.stderr.write(USAGE);
  process.exit(EXIT_USAGE);
}

const sandbox = await startMailSandbox({
  folder: values.folder,
  smtpPort: Number(values['smtp-port']),
  httpPort: Number(values['http-port']),
});
const end = () =>
  void sandbox.stop().then(
    () => process.exit(0),
    () => process.exit(1),
  );
process.on('SIGTERM', end);
process.on('SIGINT', end);
process.on('disconnect', end);
process.send?.({
  kind: 'sandbox-started',
  smtpPort: sandbox.smtpPort,
  httpPort: sandbox.httpPort,
} satisfies SandboxAnnouncement);
