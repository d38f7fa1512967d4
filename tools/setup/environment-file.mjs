import { existsSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../terminal/terminal.mjs';
import { ROOT } from './workspace.mjs';

/**
 * Reads `.env` of the repository, if it exists. Variables that are already set keep their value.
 *
 * @throws {Problem} if the file cannot be read
 */
export function readEnvironmentFile() {
  const file = path.join(ROOT, '.env');
  if (!existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    throw new Problem(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
