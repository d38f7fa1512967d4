import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from '../observability/metrics.js';
import type { Readiness } from './readiness.js';

/**
 * Starts the internal port for the operator: `/health` (the process answers), `/ready` (its dependencies are available;
 * 503 otherwise) and `/metrics` (Prometheus).
 *
 * @param port 0 means any free port
 * @returns the listening server
 */
export async function startInternalServer(
  service: string,
  { host, port }: { host: string; port: number },
  readiness: Readiness,
  metrics: Metrics,
): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request.url ?? '/', response).catch(() => send(response, 500, 'text/plain', 'failed'));
  });

  async function answer(url: string, response: ServerResponse): Promise<void> {
    if (url === '/health') return json(response, 200, { service, alive: true });
    if (url === '/metrics')
      return send(response, 200, metrics.registry.contentType, await metrics.registry.metrics());
    if (url !== '/ready') return json(response, 404, { paths: ['/health', '/ready', '/metrics'] });
    const report = await readiness.report(service);
    json(response, report.ready ? 200 : 503, report);
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}

/** The port on which a server listens. */
export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function json(response: ServerResponse, status: number, body: object): void {
  send(response, status, 'application/json', JSON.stringify(body));
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}
