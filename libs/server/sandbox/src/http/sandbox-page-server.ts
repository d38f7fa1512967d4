import { fastify } from 'fastify';
import type { AddressInfo } from 'node:net';
import type { Outbox } from '../mail/outbox.js';
import { languageOf } from './language.js';
import { outboxPage, PAGE_POLICY } from './outbox-page.js';

/** The mail is rendered in a sandboxed frame without scripts and without an origin. Its links open in a new tab. */
const LETTER_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data: https:',
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** A server on loopback that shows the outbox. */
export type SandboxPageServer = { readonly port: number; stop(): Promise<void> };

/** @param port on loopback; 0 means any free port */
export async function startSandboxPageServer(outbox: Outbox, port: number): Promise<SandboxPageServer> {
  const server = fastify({ forceCloseConnections: true });
  server.addHook('onRequest', async (_, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });
  server.get('/sandbox/outbox.json', async () => outbox.mails);
  server.get<{ Querystring: { mail?: unknown } }>('/sandbox/outbox', async (request, reply) => {
    const { mail } = request.query;
    const chosen = typeof mail === 'string' ? outbox.find(mail) : outbox.mails[0];
    reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8');
    return outboxPage(outbox.mails, chosen, languageOf(request.headers['accept-language']));
  });
  server.get<{ Params: { id: string } }>('/sandbox/outbox/:id/letter', async (request, reply) => {
    const mail = outbox.find(request.params.id);
    if (!mail) return reply.code(404).send();
    reply.header('content-security-policy', LETTER_POLICY).type('text/html; charset=utf-8');
    return `<base target="_blank">${mail.html}`;
  });
  await server.listen({ host: '127.0.0.1', port });
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () => server.close(),
  };
}
