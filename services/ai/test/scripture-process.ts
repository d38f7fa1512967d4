import { forkReady, type Environment } from '@word-unfolded/testing';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';

/** The scripture service, compiled for this run. */
const MAIN = path.join(import.meta.dirname, '../../scripture/dist/main.js');

/** Starts the real scripture service with the real library, in a process of its own. */
export function startScripture(environment: Environment): Promise<ChildProcess> {
  const { SCRIPTURE_LIBRARY } = process.env;
  return forkReady(MAIN, { ...environment, SCRIPTURE_LIBRARY, SCRIPTURE_SOURCE: 'library' });
}
