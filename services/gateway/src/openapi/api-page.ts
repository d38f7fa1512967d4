import escapeHtml from 'escape-html';

type Json = Record<string, unknown>;
type Parameter = { name: string; in: string; required: boolean; schema?: Json; description?: string };
type SecurityScheme = { name?: string; scheme?: string; description: string };
type Operation = {
  summary: string;
  description?: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
};

/** The description of the API as a page without scripts. */
export function renderApiPage(description: Json): string {
  const { info, paths, components } = description as {
    info: { title: string; description: string };
    paths: Record<string, Record<string, Operation>>;
    components: { securitySchemes: Record<string, SecurityScheme> };
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title>
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<main>
<h1>${escapeHtml(info.title)}</h1>
<p>${escapeHtml(info.description)} The same as OpenAPI 3.1: ask for this address with <code>Accept: application/json</code>.</p>
<dl>
${Object.values(components.securitySchemes)
  .map(
    ({ name, scheme, description }) =>
      `<dt><code>${escapeHtml(name ?? scheme ?? '')}</code></dt><dd>${escapeHtml(description)}</dd>`,
  )
  .join('\n')}
</dl>
${operations.map(renderOperation).join('\n')}
</main>
</body>
</html>`;
}

function renderOperation({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}): string {
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: where, required, description, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(where)}${required ? ', required' : ''}</td><td>${escapeHtml(String(description ?? schema?.['description'] ?? ''))}</td></tr>`,
  );
  return `<section>
<h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary)}</p>
${operation.description ? `<p>${escapeHtml(operation.description)}</p>` : ''}
${parameters.length > 0 ? `<table><tbody>${parameters.join('')}</tbody></table>` : ''}
${operation.requestBody ? renderSchema('Body', operation.requestBody) : ''}
${renderSchema('Answer', successOf(operation))}
</section>`;
}

function successOf({ responses }: Operation): unknown {
  return Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
}

function renderSchema(title: string, schema: unknown): string {
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`;
}

export const STYLE = `
:root { color-scheme: light dark; --rule: color-mix(in oklch, currentColor 20%, transparent); }
body { margin: 0; font: 1rem/1.5 'Source Sans 3', system-ui, sans-serif; }
main { max-width: 60rem; margin: auto; padding: 2rem 1rem; }
section { border-top: 1px solid var(--rule); padding-block: 1rem; }
h2 { font-size: 1rem; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
td { padding: 0.25rem 1rem 0.25rem 0; vertical-align: top; border-top: 1px solid var(--rule); }
pre { overflow: auto; font-size: 0.8125rem; }
`;
