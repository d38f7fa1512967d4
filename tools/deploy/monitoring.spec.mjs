import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import promClient from 'prom-client';
import { parse } from 'yaml';
import { ROOT } from '../setup/workspace.mjs';

const FOLDER = path.join(ROOT, 'deploy', 'monitoring');
const { groups } = parse(readFileSync(path.join(FOLDER, 'rules.yaml'), 'utf8'));
/** @type {{ alert?: string, record?: string, expr: string, labels?: { severity: string }, annotations?: { summary: string, runbook: string } }[]} */
const rules = groups.flatMap((/** @type {{ rules: object[] }} */ group) => group.rules);
const alerts = rules.filter(({ alert }) => alert);
const dashboard = JSON.parse(readFileSync(path.join(FOLDER, 'dashboards', 'word-unfolded.json'), 'utf8'));

/** Labels that Prometheus adds itself, and that of the buckets of a histogram. */
const COMMON_LABELS = ['instance', 'job', 'le'];

/** All metrics that the sources declare, and those of prom-client, with their labels. @returns {Map<string, string[]>} */
function exposedMetrics() {
  const metrics = new Map(/** @type {[string, string[]][]} */ ([['up', []]]));
  const registry = new promClient.Registry();
  promClient.collectDefaultMetrics({ register: registry });
  for (const { name } of registry.getMetricsAsArray()) metrics.set(name, []);
  for (const file of [...sourcesIn('services'), ...sourcesIn('libs/server')])
    for (const [, kind, name = '', rest = ''] of readFileSync(file, 'utf8').matchAll(
      /new (Counter|Gauge|Histogram)\(\{\s*name: '(\w+)',([\s\S]*?)\}\)/g,
    )) {
      const labels = [...(/labelNames: \[([^\]]*)\]/.exec(rest)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
        ([, label = '']) => label,
      );
      const series = kind === 'Histogram' ? ['_bucket', '_count', '_sum'] : [''];
      for (const suffix of series) metrics.set(`${name}${suffix}`, labels);
    }
  return metrics;
}

/** @param {string} folder */
function sourcesIn(folder) {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((workspace) =>
    readdirSync(path.join(ROOT, folder, workspace.name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
      .map((name) => path.join(ROOT, folder, workspace.name, 'src', name)),
  );
}

const exposed = exposedMetrics();
const recorded = rules.flatMap(({ record }) => record ?? []);

/** The metrics of an expression, each with the labels that it selects. @param {string} expr */
function metricsIn(expr) {
  const names = expr.matchAll(/(?<![\w"{.:])([a-z]\w*(?::\w+)*)(?:\{([^}]*)\})?(?!\w*\s*\()/g);
  return [...names]
    .filter(([, name = '']) => name.includes('_') || name.includes(':') || name === 'up')
    .filter(([, name = '']) => !/^(histogram_quantile)$/.test(name))
    .map(([, name = '', selected = '']) => ({
      name,
      labels: [...selected.matchAll(/(\w+)[!=]/g)].map(([, label = '']) => label),
    }));
}

const expressions = [
  ...rules.map(({ alert, record, expr }) => [String(alert ?? record), expr]),
  ...dashboard.panels.flatMap(
    (/** @type {{ title: string, targets: { expr: string }[] }} */ { title, targets }) =>
      targets.map(({ expr }) => [title, expr]),
  ),
];

it.each(expressions)('“%s” reads metrics that the services expose: %s', (_, expr) => {
  const metrics = metricsIn(expr);
  expect(metrics).not.toEqual([]);
  for (const { name, labels } of metrics) {
    if (recorded.includes(name)) continue;
    expect([...exposed.keys()]).toContain(name);
    for (const label of labels) expect([...(exposed.get(name) ?? []), ...COMMON_LABELS]).toContain(label);
  }
});

it.each(alerts.map((each) => [String(each.alert), each]))(
  'the alert %s says what to do',
  (_, { labels, annotations }) => {
    expect(['page', 'ticket']).toContain(labels?.severity);
    const [file = '', anchor] = annotations?.runbook.split('#') ?? [];
    const headings = [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/^## (.+)$/gm)];
    expect(headings.map(([, heading = '']) => heading.toLowerCase().replaceAll(' ', '-'))).toContain(anchor);
  },
);
