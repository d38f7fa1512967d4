import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/workspace.mjs';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 100_000_000,
}).split('\n');
const known = new Set(tracked.flatMap((file) => [file, ...foldersOf(file)]));
const pages = tracked.filter((file) => file.endsWith('.md'));

/** A path of this repository in backquotes; one with a placeholder does not count. */
const PATH = /`((?:apps|libs|services|tools|deploy|docs)\/[\w./@-]+)`/g;
/** A table row whose first column is a folder, or several files of it, and whose second column names files in it. */
const ROW = /^\| `((?:apps|libs|services)\/[\w./-]+)`[^|]*\| (.*) \|$/gm;
const FILE = /`([\w./-]+\.tsx?)`/g;
/** A link to a file; one from the root leads to a page of the site. */
const LINK = /\]\((?!https?:|#|mailto:|\/)([^)#\s]+)(?:#[^)]*)?\)/g;

describe('the documentation', () => {
  it.each(pages)('%s names only existing files', (page) => {
    const text = readFileSync(path.join(ROOT, page), 'utf8');
    const named = [...text.matchAll(PATH)].map(([, name]) => String(name).replace(/\/$/, ''));
    const listed = [...text.matchAll(ROW)].flatMap(([, folder, files]) =>
      [...String(files).matchAll(FILE)].map(([, file]) => path.posix.join(String(folder), String(file))),
    );
    const linked = [...text.matchAll(LINK)].map(([, to]) =>
      path.posix.join(path.posix.dirname(page), String(to)),
    );
    const made = /^(?:tools|libs|services|apps)\/[\w/-]*\/?dist/;
    expect(
      [...named, ...listed, ...linked].filter(
        (name) => !made.test(name) && !known.has(name.replace(/\/$/, '')),
      ),
    ).toEqual([]);
  });
});

describe('the requests of docs/architecture.md', () => {
  const text = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8');
  const requests = text.split(/^(?=\*\*.+: \d+ files.*\*\*)/m).slice(1);

  it.each(requests.map((request) => [/** @type {string} */ (request.split(':')[0]), request]))(
    '%s pass as many files as the heading counts',
    (_, request) => {
      const rows = [...request.matchAll(/^\| (?!where|---).+? \| (.+) \|$/gm)];
      const files = rows.flatMap(([, cell]) => [...String(cell).matchAll(FILE)]);
      expect(files.length).toBe(Number(/: (\d+) files/.exec(request)?.[1]));
    },
  );
});

/** @param {string} file */
function foldersOf(file) {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
