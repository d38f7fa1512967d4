import { coverageTable } from './coverage-table.mjs';

const counted = (/** @type {number} */ covered, /** @type {number} */ total) => ({
  lines: { covered, total },
  branches: { covered: 0, total: 0 },
});

describe('the table of coverage', () => {
  it('sums the files of each workspace, and all of them', () => {
    const table = coverageTable(
      {
        total: counted(99, 99),
        '/here/libs/web/ui/src/a.ts': counted(1, 4),
        '/here/libs/web/ui/src/b/c.ts': counted(3, 4),
        '/here/apps/shell/src/d.ts': counted(1, 2),
      },
      '/here',
    );
    expect(table.map((line) => line.split(/\s{2,}/))).toEqual([
      ['', 'lines', 'branches'],
      ['apps/shell', '50.0 %', '–'],
      ['libs/web/ui', '50.0 %', '–'],
      ['all', '50.0 %', '–'],
    ]);
  });
});
