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

/** The description of the API as a page that needs no script. */
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
<title>${escape(info.title)}</title>
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<main>
<h1>${escape(info.title)}</h1>
<p>${escape(info.description)} The same as OpenAPI 3.1: ask for this address with <code>Accept: application/json</code>.</p>
<dl>
${Object.values(components.securitySchemes)
  .map(
    ({ name, scheme, description }) =>
      `<dt><code>${escape(name ?? scheme ?? '')}</code></dt><dd>${escape(description)}</dd>`,
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
      `<tr><td><code>${escape(name)}</code></td><td>${escape(where)}${required ? ', required' : ''}</td><td>${escape(String(description ?? schema?.['description'] ?? ''))}</td></tr>`,
  );
  return `<section>
<h2><code>${method.toUpperCase()} ${escape(path)}</code></h2>
<p>${escape(operation.summary)}</p>
${operation.description ? `<p>${escape(operation.description)}</p>` : ''}
${parameters.length > 0 ? `<table><tbody>${parameters.join('')}</tbody></table>` : ''}
${operation.requestBody ? renderSchema('Body', operation.requestBody) : ''}
${renderSchema('Answer', successOf(operation))}
</section>`;
}

function successOf({ responses }: Operation): unknown {
  return Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
}

function renderSchema(title: string, schema: unknown): string {
  return `<details><summary>${title}</summary><pre>${escape(JSON.stringify(schema, null, 2))}</pre></details>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
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
