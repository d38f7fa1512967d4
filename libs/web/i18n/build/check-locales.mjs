import path from 'node:path';
import { localeFaults } from './locale-faults.mjs';

/** Run by `npm run check`: ends with 1 when a text is missing, differs in its values, or is used by nobody. */
const { namespaces, faults } = localeFaults(path.resolve(import.meta.dirname, '../../../..'));
console.log(faults.length > 0 ? faults.join('\n') : `The texts of ${namespaces} namespaces agree.`);
process.exitCode = faults.length > 0 ? 1 : 0;
