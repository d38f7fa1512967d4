import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext } from 'playwright-core';
import { registerReader, type Reader } from '../../../tools/house/readers.mjs';
import { HOUSE_URL } from './browser.js';

const run = promisify(execFile);

/** Registers somebody and makes them an admin, as the owner of an installation does: every gate of a tier is open to them. */
export async function registerAdmin(request: APIRequestContext): Promise<Reader> {
  const admin = await registerReader(request, HOUSE_URL);
  const asked = [path.resolve(import.meta.dirname, '../../../tools/admin.mjs'), 'grant', admin.email];
  await run(process.execPath, asked, { env: { ...process.env, DATA_DIR: process.env.HOUSE_DATA } });
  return admin;
}
