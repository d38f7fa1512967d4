import { runImport } from './library/import/run-import.js';

/** Imports the scripture library, once, at set-up: `node import.js --sword <folder> --out <file>`. */
process.exitCode = runImport(process.argv.slice(2), process);
