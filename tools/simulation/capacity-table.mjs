import { planCapacity } from './plan-capacity.mjs';

const SIZES = [1_000, 100_000, 10_000_000];

/** @param {number} number */
const rounded = (number) => {
  const digits = Math.max(0, 1 - Math.floor(Math.log10(Math.max(number, 0.1))));
  const scale = 10 ** (digits - 0) || 1;
  return (Math.round(number * scale) / scale).toLocaleString('en-US');
};

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'];

/** @param {number} count of bytes */
function bytes(count) {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, count)) / 3));
  return `${rounded(count / 1_000 ** power)} ${UNITS[power]}`;
}

/** The table of docs/operations.md, as Markdown. */
export function capacityTable() {
  const plans = SIZES.map((readers) => planCapacity(readers));
  /** @type {[string, (plan: ReturnType<typeof planCapacity>) => string][]} */
  const rows = [
    ['requests a second, busiest minute', (plan) => rounded(plan.requestsPerSecond)],
    ['answers open at once', (plan) => rounded(plan.openAnswers)],
    [
      'replicas of gateway, scripture, auth, journal, ai',
      ({ replicas }) => Object.values(replicas).join(', '),
    ],
    ['cores of gateway and services', (plan) => rounded(plan.cores)],
    ['cores of MongoDB and Redis', (plan) => rounded(plan.databaseCores)],
    ['memory of gateway and services', (plan) => bytes(plan.memoryBytes)],
    ['MongoDB, a year', (plan) => bytes(plan.storedBytesPerYear.mongodb ?? 0)],
    ['files, a year', (plan) => bytes(plan.storedBytesPerYear.files ?? 0)],
    ['Redis', (plan) => bytes(plan.storedBytesPerYear.redis ?? 0)],
    ['network, busiest minute', (plan) => `${rounded(plan.peakBitsPerSecond / 1_000_000)} Mbit/s`],
    ['traffic, a month', (plan) => bytes(plan.trafficBytesPerMonth)],
    ['a model, a month', (plan) => `$${rounded(plan.modelDollarsPerMonth)}`],
  ];
  const head = ['', ...SIZES.map((readers) => `${readers.toLocaleString('en-US')} readers`)];
  const cells = [
    head,
    ['---', ...SIZES.map(() => '--:')],
    ...rows.map(([name, of]) => [name, ...plans.map(of)]),
  ];
  return `${cells.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
}
