import { Problem } from '../terminal/terminal.mjs';
import { namesOf } from './names.mjs';

/**
 * Generates a message contract with its route.
 *
 * @param {string} where `<area>/<verb-noun>`, such as `journal/pin-entry`; the area is a folder of the contracts
 * @returns {import('./plan.mjs').Plan}
 * @throws {Problem} if it has another form
 */
export function newMessage(where) {
  const [area, name, ...rest] = where.split('/');
  if (!area || !name || rest.length > 0) throw new Problem('Name it <area>/<verb-noun>: journal/pin-entry.');
  const { pascal, camel, title } = namesOf(name);
  const [verb = '', ...noun] = name.split('-');
  const contracts = 'libs/shared/contracts/src';
  const service = { accounts: 'auth', contact: 'usage' }[area] ?? area;
  return {
    files: {
      [`${contracts}/${area}/${name}.ts`]: `import { z } from 'zod';
import { documentId } from '${area === 'accounts' ? './' : '../accounts/'}account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';

/** ${title}. */
export const ${pascal} = defineMessage({
  subject: '${service}.${noun.join('-') || area}.${verb}',
  request: z.object({ userId: documentId, id: documentId }),
  response: z.object({ id: documentId }),
});

export const ${camel}Route = defineRoute({
  method: 'POST',
  path: '/api/${area}/{id}/${verb}',
  summary: '${title}',
  tag: '${namesOf(area).title}',
  gate: 'signed-in',
  message: ${pascal},
  params: z.object({ id: documentId }),
  toRequest: ({ params }, { reader }) => ({ userId: reader.id, id: params.id }),
});
`,
    },
    edits: {
      [`${contracts}/${area}/index.ts`]: (text) => withLine(text, `export * from './${name}.js';`),
      [`${contracts}/http/routes.ts`]: (text) => withRoute(text, `${camel}Route`, `../${area}/${name}.js`),
    },
    next: [
      `Fill in request, response and route in ${contracts}/${area}/${name}.ts.`,
      `Handle it: npm run new use-case <service>/<feature>/${name}.`,
    ],
  };
}

/**
 * Inserts a line into a sorted list of exports.
 *
 * @param {string} text
 * @param {string} line
 */
function withLine(text, line) {
  const lines = text.trimEnd().split('\n');
  const at = lines.findIndex((other) => other > line);
  lines.splice(at === -1 ? lines.length : at, 0, line);
  return `${lines.join('\n')}\n`;
}

/**
 * Appends a route to the list of all routes.
 *
 * @param {string} text of `http/routes.ts`
 * @param {string} route
 * @param {string} from
 */
function withRoute(text, route, from) {
  const lastImport = text.lastIndexOf('\nimport ');
  const afterImports = text.indexOf(';\n', lastImport) + 2;
  const head = `${text.slice(0, afterImports)}import { ${route} } from '${from}';\n`;
  const rest = text.slice(afterImports);
  const end = rest.indexOf('\n]', rest.indexOf('export const ROUTES'));
  return `${head}${rest.slice(0, end)}\n  ${route},${rest.slice(end)}`;
}
