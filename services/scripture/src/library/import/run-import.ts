import { parseArgs } from 'node:util';
import { ImportError } from '../import-error.js';
import { importLibrary } from './import-library.js';

/** Output of the import: progress to `stdout`, one JSON object per line, and the reason of a failure to `stderr`. */
export type ImportOutput = {
  readonly stdout: { write(line: string): unknown };
  readonly stderr: { write(line: string): unknown };
};

const USAGE = 'Usage: node import.js --sword <folder of the SWORD modules> --out <library file>';

/**
 * Runs the import as a command.
 *
 * @param parameters of the command line: `--sword <folder> --out <file>`.
 * @returns the exit code: 0 if the library exists, 1 if it could not be created.
 */
export function runImport(parameters: readonly string[], { stdout, stderr }: ImportOutput): 0 | 1 {
  try {
    importLibrary({
      ...readParameters(parameters),
      report: (step) => stdout.write(`${JSON.stringify(step)}\n`),
    });
    return 0;
  } catch (error) {
    const why = error instanceof ImportError ? error.message : `The import failed: ${String(error)}`;
    stderr.write(`${why}\n`);
    return 1;
  }
}

function readParameters(parameters: readonly string[]): { swordFolder: string; outFile: string } {
  const { sword, out } = parseParameters(parameters);
  if (!sword || !out) throw new ImportError(USAGE);
  return { swordFolder: sword, outFile: out };
}

function parseParameters(parameters: readonly string[]) {
  try {
    return parseArgs({
      args: [...parameters],
      options: { sword: { type: 'string' }, out: { type: 'string' } },
    }).values;
  } catch {
    throw new ImportError(USAGE);
  }
}
