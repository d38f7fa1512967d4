import { createServer } from 'node:http';

/** @typedef {{ traceId: string, spanId: string, parentSpanId?: string, name: string, kind: number, service: string }} Span */

/** @typedef {{ resourceSpans: { resource: { attributes: { key: string, value: { stringValue?: string } }[] }, scopeSpans: { spans: Span[] }[] }[] }} Export */

/** An OpenTelemetry collector (OTLP over HTTP, as JSON) that stores what it receives. */
export async function startTraceCollector() {
  /** @type {Span[]} */
  const spans = [];
  const server = createServer((request, response) => {
    /** @type {Buffer[]} */
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      /** @type {Export} */
      const { resourceSpans } = JSON.parse(Buffer.concat(parts).toString());
      for (const { resource, scopeSpans } of resourceSpans) {
        const named = resource.attributes.find(({ key }) => key === 'service.name');
        const service = named?.value.stringValue ?? '';
        spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))));
      }
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { spans, url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

/**
 * The names of a span and of its parents, from the root, each after the name of its service without the product.
 *
 * @param {readonly Span[]} spans
 * @param {Span} span
 * @returns {string[]}
 */
export function pathTo(spans, span) {
  const parent = spans.find(
    ({ spanId, traceId }) => spanId === span.parentSpanId && traceId === span.traceId,
  );
  const name = `${span.service.split('-').at(-1)}: ${span.name}`;
  return parent ? [...pathTo(spans, parent), name] : [name];
}
