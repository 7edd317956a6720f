import 'server-only';
import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';
import { serverEnv } from '@/lib/env/server';
import { redact } from '../redact';

/** Ends tracing; resolves when what was recorded has left, or could not. */
export type StopTracing = () => Promise<void>;

/**
 * Sends a trace of every request to OTEL_EXPORTER_OTLP_ENDPOINT, as OpenTelemetry understands it. Without that variable
 * nothing of it is loaded.
 */
export async function startTracing(): Promise<StopTracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME } = serverEnv();
  if (!OTEL_EXPORTER_OTLP_ENDPOINT) return async () => undefined;
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': OTEL_SERVICE_NAME }),
    // The exporter reads its address and its headers from the environment itself.
    spanProcessors: [new BatchSpanProcessor(withoutPersonalData(new OTLPTraceExporter()))],
  });
  provider.register();
  return () => provider.shutdown().catch(() => undefined);
}

/** An exporter to which nothing is handed that the log would not say either, and no query of an address. */
export function withoutPersonalData(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(clean), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  };
}

function clean(span: ReadableSpan): ReadableSpan {
  // The span itself keeps what it has: others may read it too.
  return Object.create(span, {
    name: { value: withoutQuery(span.name) },
    attributes: { value: cleanAttributes(span.attributes) },
    events: {
      value: span.events.map((event) => ({
        ...event,
        ...(event.attributes ? { attributes: cleanAttributes(event.attributes) } : {}),
      })),
    },
    status: {
      value: {
        ...span.status,
        ...(span.status.message ? { message: String(redact(span.status.message)) } : {}),
      },
    },
  }) as ReadableSpan;
}

function cleanAttributes(attributes: Attributes): Attributes {
  const cut = Object.entries(attributes).map(([name, value]) => [
    name,
    typeof value === 'string' ? withoutQuery(value) : value,
  ]);
  return redact(Object.fromEntries(cut)) as Attributes;
}

/** "GET /x?token=a" without the query, wherever a path or an address stands in a text. */
function withoutQuery(text: string): string {
  return text.replace(/((?:^|\s)(?:https?:\/)?\/[^\s?#]*)[?#]\S*/g, '$1');
}
