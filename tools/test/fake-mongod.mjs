import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/workspace.mjs';

/**
 * Creates a program named mongod with the arguments and the protocol of mongod, because the test machine has none.
 *
 * @param {string} folder
 * @returns {string} the path of the program
 */
export function writeFakeMongod(folder) {
  const program = path.join(folder, 'mongod');
  const embedded = path.join(ROOT, 'libs', 'server', 'embedded-mongo', 'dist', 'main.js');
  writeFileSync(
    program,
    `#!/bin/sh
while [ $# -gt 0 ]; do
  case "$1" in
    --dbpath) folder="$2"; shift ;;
    --port) port="$2"; shift ;;
    --replSet) set="$2"; shift ;;
  esac
  shift
done
exec "${process.execPath}" "${embedded}" --folder "$folder" --port "$port" --replica-set "$set"
`,
  );
  chmodSync(program, 0o700);
  return program;
}
