import { ContractClient, startService } from '@word-unfolded/service-kit';
import { suiteEnvironment } from '@word-unfolded/testing';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EmptyModule, FixtureModule, Greet } from './fixtures.js';

type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; kind: number };
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

/** An OpenTelemetry collector that stores what it receives. */
async function startCollector() {
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(Buffer.concat(parts).toString()) as Export;
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    spans,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  };
}

it('connects a call and its handler in one trace, if a collector is configured', async () => {
  const collector = await startCollector();
  const environment = suiteEnvironment({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const caller = await startService('gateway', EmptyModule, [], environment);
  const handler = await startService('journal', FixtureModule, [], environment);
  await caller.app.get(ContractClient).ask(Greet, { name: 'Lois' });
  await handler.stop();
  await caller.stop();
  const spans = collector.spans.filter(({ name }) => name === Greet.subject);
  const [client, server] = [3, 2].map((kind) => spans.find((span) => span.kind === kind));
  expect(client).toBeDefined();
  expect(server).toMatchObject({ traceId: client?.traceId, parentSpanId: client?.spanId });
  collector.stop();
});
