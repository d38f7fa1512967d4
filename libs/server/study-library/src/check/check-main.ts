import { faultLine } from '../reading/fault.js';
import { readContent } from '../reading/read-content.js';
import { checkContent } from './check-content.js';

/** Prints the faults of the content for its editors; ends with 1 when there are any. */
const folder = process.argv[2];
const faults = checkContent(folder);
const { entries } = readContent(folder);
for (const fault of faults) process.stdout.write(`${faultLine(fault)}\n`);
process.stdout.write(`${entries.length} entries, ${faults.length} faults\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
