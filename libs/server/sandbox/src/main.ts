import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startMailSandbox } from './mail/start-mail-sandbox.js';
import { startOpenaiSandbox } from './openai/start-openai-sandbox.js';
import { startStripeSandbox } from './stripe/start-stripe-sandbox.js';

/** The message of the sandbox to its parent process over Node's IPC channel: the ports of the requested servers. */
export type SandboxAnnouncement = {
  readonly kind: 'sandbox-started';
  readonly smtpPort?: number;
  readonly httpPort?: number;
  readonly openaiPort?: number;
  readonly stripePort?: number;
};

/** Exit status for wrong arguments (sysexits.h, EX_USAGE). */
const EXIT_USAGE = 64;

const USAGE = `usage: main.js [--folder <path> [--smtp-port <port>] [--http-port <port>]] [--openai-port <port>]
  [--stripe-port <port> --stripe-folder <path> --public-url <url> --webhook-url <url>
   --webhook-secret-file <path>]
`;

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    'smtp-port': { type: 'string', default: '0' },
    'http-port': { type: 'string', default: '0' },
    'openai-port': { type: 'string' },
    'stripe-port': { type: 'string' },
    'stripe-folder': { type: 'string' },
    'public-url': { type: 'string' },
    'webhook-url': { type: 'string' },
    'webhook-secret-file': { type: 'string' },
  },
});

const { folder, 'openai-port': openaiPort, 'stripe-port': stripePort } = values;
if (folder === undefined && openaiPort === undefined && stripePort === undefined) {
  process.stderr.write(USAGE);
  process.exit(EXIT_USAGE);
}

const [mail, openai, stripe] = await Promise.all([
  folder === undefined
    ? undefined
    : startMailSandbox({
        folder,
        smtpPort: Number(values['smtp-port']),
        httpPort: Number(values['http-port']),
      }),
  openaiPort === undefined ? undefined : startOpenaiSandbox({ port: Number(openaiPort) }),
  stripePort === undefined ? undefined : startPaymentSandbox(Number(stripePort)),
]);
const end = () =>
  void Promise.all([mail?.stop(), openai?.stop(), stripe?.stop()]).then(
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
  ...(stripe && { stripePort: stripe.port }),
} satisfies SandboxAnnouncement);

/** The secret of the webhook comes in a file, because other users of the machine can see arguments. */
function startPaymentSandbox(port: number) {
  const {
    'stripe-folder': folder,
    'public-url': publicUrl,
    'webhook-url': url,
    'webhook-secret-file': secretFile,
  } = values;
  return startStripeSandbox({
    port,
    ...(folder !== undefined && { folder }),
    ...(publicUrl !== undefined && { publicUrl }),
    ...(url !== undefined &&
      secretFile !== undefined && { webhook: { url, secret: readFileSync(secretFile, 'utf8').trim() } }),
  });
}
