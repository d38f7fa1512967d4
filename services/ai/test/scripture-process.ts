import { forkReady, type Environment } from '@word-unfolded/testing';
import type { ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The scripture service, compiled for this run. */
const MAIN = path.join(import.meta.dirname, '../../scripture/dist/main.js');

/** The magazine has no database and no files here; Scripture is served without them. */
const NO_MAGAZINE = {
  MONGODB_URI: 'mongodb://127.0.0.1:1',
  STORAGE_FOLDER: tmpdir(),
  FILES_SECRET: 'a secret of suites that serve no covers',
};

/** Starts the real scripture service with the real library, in a process of its own. */
export function startScripture(environment: Environment): Promise<ChildProcess> {
  const { SCRIPTURE_LIBRARY } = process.env;
  return forkReady(MAIN, {
    ...environment,
    ...NO_MAGAZINE,
    SCRIPTURE_LIBRARY,
    SCRIPTURE_SOURCE: 'library',
  });
}
