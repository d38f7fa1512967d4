import { existsSync } from 'node:fs';
import path from 'node:path';

/** A folder of the content of this service: beside its bundle (`bundle-service.mjs` copies it there), or in this package. */
export function contentFolder(name: string): string {
  const beside = path.join(import.meta.dirname, 'content', name);
  return existsSync(beside) ? beside : path.join(import.meta.dirname, '../content', name);
}
