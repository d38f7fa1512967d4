import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext } from 'playwright-core';
import { registerReader, type Reader } from '../../../../tools/stack/readers.mjs';
import { STACK_URL } from './browser.js';

const run = promisify(execFile);

/**
 * Registers a reader and makes them an admin, as the owner of an installation does: an admin passes every tier gate.
 */
export async function registerAdmin(
  request: APIRequestContext,
  { url = STACK_URL, data = process.env.STACK_DATA } = {},
): Promise<Reader> {
  const admin = await registerReader(request, url);
  const command = [
    path.resolve(import.meta.dirname, '../../../../tools/admin/admin.mjs'),
    'grant',
    admin.email,
  ];
  await run(process.execPath, command, { env: { ...process.env, DATA_DIR: data } });
  return admin;
}
