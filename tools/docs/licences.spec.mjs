import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/workspace.mjs';
import { isAccepted, licenceList, shippedPackages } from './licences.mjs';

const PAGE = path.join(ROOT, 'docs', 'licences.md');
const HEADING = '## npm packages\n\n';

it('ships packages only under licences that the product may ship', () => {
  expect(shippedPackages().filter(({ licence }) => !isAccepted(licence))).toEqual([]);
});

it('docs/licences.md lists every package that is shipped, with its licence', () => {
  const page = readFileSync(PAGE, 'utf8');
  const current = page.slice(0, page.indexOf(HEADING)) + HEADING + licenceList();
  if (process.env.WRITE_LICENCES) writeFileSync(PAGE, current);
  const isCurrent = process.env.WRITE_LICENCES || page === current;
  expect(isCurrent ? 'current' : 'out of date: WRITE_LICENCES=1 npx jest tools/docs/licences').toBe(
    'current',
  );
});
