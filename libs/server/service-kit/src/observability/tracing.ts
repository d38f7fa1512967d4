import { PRODUCT } from '@word-unfolded/domain';
import { context, propagation, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';

/** The trace context between processes: W3C `traceparent` and `tracestate`. */
export type TraceCarrier = Record<string, string>;

let tracing = false;

/**
 * Sends traces of this process to a collector. Without an endpoint nothing is loaded, and spans cost nothing.
 *
 * @param endpoint base URL of an OTLP/HTTP collector; `/v1/traces` is appended
 * @returns a function that sends the remaining spans and stops
 */
export async function startTracing(
  service: string,
  endpoint: string | undefined,
): Promise<() => Promise<void>> {
  if (!endpoint) return () => Promise.resolve();
  const [{ NodeTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `${PRODUCT.slug}-${service}` }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  tracing = true;
  return async () => {
    tracing = false;
    await provider.shutdown();
  };
}

/** The trace context for an outgoing call. Empty if tracing is off. */
export function outgoingTrace(): TraceCarrier {
  const carrier: TraceCarrier = {};
  if (tracing) propagation.inject(context.active(), carrier);
  return carrier;
}

/** `server` and `consumer` do work of others, `client` waits for work of others. */
type Kind = 'client' | 'server' | 'consumer';

const KINDS: Readonly<Record<Kind, SpanKind>> = {
  client: SpanKind.CLIENT,
  server: SpanKind.SERVER,
  consumer: SpanKind.CONSUMER,
};

/**
 * Runs work in a span, as a child of the caller's trace. An error of the work is recorded and rethrown.
 *
 * @param name without ids and texts of readers, such as a route, a subject or a queue
 * @param carrier what the caller has sent; otherwise the span is a child of the current one
 */
export function inSpan<Result>(
  name: string,
  kind: Kind,
  carrier: TraceCarrier | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!tracing) return work();
  const parent: Context = carrier ? propagation.extract(context.active(), carrier) : context.active();
  const options = { kind: KINDS[kind] };
  return trace.getTracer(PRODUCT.slug).startActiveSpan(name, options, parent, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
      throw error;
    } finally {
      span.end();
    }
  });
}
