import path from 'node:path';

/**
 * @typedef {{ total: number, covered: number }} Count
 * @typedef {{ lines: Count, branches: Count }} Coverage
 */

/**
 * Coverage by workspace, such as `libs/web/ui`, and of all of them, as lines of text.
 *
 * @param {Record<string, Coverage>} summary by absolute path, as Istanbul's `json-summary` writes it; `total` is one of them
 * @param {string} root of the repository
 * @returns {string[]}
 */
export function coverageTable(summary, root) {
  /** @type {Map<string, Coverage>} */
  const workspaces = new Map();
  for (const [file, coverage] of Object.entries(summary)) {
    if (file === 'total') continue;
    const workspace = workspaceOf(path.relative(root, file));
    workspaces.set(workspace, sum(workspaces.get(workspace), coverage));
  }
  const all = [...workspaces.values()].reduce(sum, undefined);
  const rows = [...workspaces].sort(([left], [right]) => (left < right ? -1 : 1));
  return [
    row('', 'lines', 'branches'),
    ...rows.map(([name, { lines, branches }]) => row(name, percent(lines), percent(branches))),
    ...(all ? [row('all', percent(all.lines), percent(all.branches))] : []),
  ];
}

/** @param {string} file relative to the root */
function workspaceOf(file) {
  const parts = file.split(path.sep);
  return parts.slice(0, parts[0] === 'libs' ? 3 : 2).join('/');
}

/**
 * @param {Coverage | undefined} some
 * @param {Coverage} others
 * @returns {Coverage}
 */
function sum(some, others) {
  return { lines: added(some?.lines, others.lines), branches: added(some?.branches, others.branches) };
}

/**
 * @param {Count | undefined} some
 * @param {Count} others
 * @returns {Count}
 */
function added(some, others) {
  return { total: (some?.total ?? 0) + others.total, covered: (some?.covered ?? 0) + others.covered };
}

/** @param {Count} count */
const percent = ({ total, covered }) => (total === 0 ? '–' : `${((100 * covered) / total).toFixed(1)} %`);

/** @param {[string, string, string]} cells */
const row = (...[name, lines, branches]) => `${name.padEnd(32)}${lines.padStart(10)}${branches.padStart(10)}`;
