import { runImport } from './library/import/run-import.js';

/** Imports the scripture library, once, during setup: `node import.js --sword <folder> --out <file>`. */
process.exitCode = runImport(process.argv.slice(2), process);
