import { parseArgs } from 'node:util';
import { startMailSandbox } from './mail/start-mail-sandbox.js';
import { startOpenaiSandbox } from './openai/start-openai-sandbox.js';

/** The message of the sandbox to its parent process over Node's IPC channel: the ports of the requested servers. */
export type SandboxAnnouncement = {
  readonly kind: 'sandbox-started';
  readonly smtpPort?: number;
  readonly httpPort?: number;
  readonly openaiPort?: number;
};

/** Exit status for wrong arguments (sysexits.h, EX_USAGE). */
const EXIT_USAGE = 64;

const USAGE =
  'usage: main.js [--folder <path> [--smtp-port <port>] [--http-port <port>]] [--openai-port <port>]\n';

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    'smtp-port': { type: 'string', default: '0' },
    'http-port': { type: 'string', default: '0' },
    'openai-port': { type: 'string' },
  },
});

const { folder, 'openai-port': openaiPort } = values;
if (folder === undefined && openaiPort === undefined) {
  process.stderr.write(USAGE);
  process.exit(EXIT_USAGE);
}

const [mail, openai] = await Promise.all([
  folder === undefined
    ? undefined
    : startMailSandbox({
        folder,
        smtpPort: Number(values['smtp-port']),
        httpPort: Number(values['http-port']),
      }),
  openaiPort === undefined ? undefined : startOpenaiSandbox({ port: Number(openaiPort) }),
]);
const end = () =>
  void Promise.all([mail?.stop(), openai?.stop()]).then(
    () => process.exit(0),
    () => process.exit(1),
  );
process.on('SIGTERM', end);
process.on('SIGINT', end);
process.on('disconnect', end);
process.send?.({
  kind: 'sandbox-started',
  ...(mail && { smtpPort: mail.smtpPort, httpPort: mail.httpPort }),
  ...(openai && { openaiPort: openai.port }),
} satisfies SandboxAnnouncement);
