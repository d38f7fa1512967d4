import { DELETION_WORD } from '@word-unfolded/domain';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { until } from '../../../../tools/stack/until.mjs';
import { endOf, openApi, type Caller } from '../ai/ai-api.js';

const run = promisify(execFile);
const { visitor, reader } = openApi();

const AT = '2026-03-01T12:00:00.000Z';
const PASSAGE = { id: 'Ruth.2.12', reference: 'Ruth 2:12', translationId: 'WEB' };

/** The same reader, with write access to the journal. */
async function asWriter(caller: Caller): Promise<Caller> {
  const { email } = (await caller.call('GET', '/api/auth/me')).data as { email: string };
  const command = [path.resolve(import.meta.dirname, '../../../../tools/admin/admin.mjs'), 'grant', email];
  await run(process.execPath, command, { env: { ...process.env, DATA_DIR: process.env.STACK_DATA } });
  const { data } = await caller.call('POST', '/api/auth/refresh');
  return caller.withToken((data as { token: string }).token);
}

/** Creates data that must be in the export file. */
async function act<Data>(caller: Caller, method: string, address: string, body: unknown): Promise<Data> {
  const answer = await caller.call(method, address, body);
  if (!answer.success) throw new Error(`${method} ${address}: ${answer.status} ${answer.error}`);
  return answer.data as Data;
}

/** Creates data in every area; returns the tokens of the shared items. */
async function writeEverything(caller: Caller): Promise<string[]> {
  const bookmark = { ...PASSAGE, text: 'May the Lord repay', notes: 'For Naomi', notesAt: AT };
  const times = { createdAt: AT, updatedAt: AT, removedAt: null };
  await act(caller, 'PUT', '/api/bookmarks', { bookmarks: [{ ...bookmark, ...times }] });
  const reading = { recentlyViewed: [], history: [{ ...PASSAGE, timestamp: AT }], clearedAt: null };
  await act(caller, 'PUT', '/api/reading', reading);
  const written = { title: 'Alas', content: 'Bajo sus alas 🙏\n«refugio»', tags: ['fe'], mood: 'thankful' };
  const entry = await act<{ id: string }>(caller, 'POST', '/api/journal', written);
  const made = { type: 'quote', title: '', content: 'Full reward', writer: 'Study engine' };
  await act(caller, 'POST', `/api/journal/${entry.id}/content`, made);
  const ofEntry = await act<{ token: string }>(caller, 'POST', `/api/journal/${entry.id}/share`, {});
  const question = { question: 'What is grace?', language: 'en' };
  const headers = { 'idempotency-key': randomUUID() };
  const { conversationId } = endOf(await caller.stream('/api/ai/chat/stream', question, headers));
  const ofChat = await act<{ token: string }>(
    caller,
    'POST',
    `/api/chat/${String(conversationId)}/share`,
    {},
  );
  await act(caller, 'POST', '/api/mapping', { scriptureRef: 'Romans 8:28' });
  await act(caller, 'POST', '/api/log-feature-usage', { featureName: 'text-to-speech' });
  return [ofEntry.token, ofChat.token];
}

const exportOf = (caller: Caller) => caller.call('GET', '/api/auth/account/export');

describe('the export of an account', () => {
  it('contains data of every area in one file, and nothing is left after the account is deleted', async () => {
    const caller = await asWriter(await reader());
    const tokens = await writeEverything(caller);
    await until('the ledger knows of the question', async () =>
      JSON.stringify(await exportOf(caller)).includes('"feature":"chat"'),
    );
    const { headers, ...file } = await exportOf(caller);
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="word-unfolded-account.json"',
      'cache-control': 'no-store',
    });
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(file).toMatchObject({
      version: 1,
      account: { name: 'Phoebe of Cenchreae' },
      sessions: [{ current: true }],
      journal: {
        bookmarks: [{ reference: 'Ruth 2:12', notes: 'For Naomi' }],
        history: [{ reference: 'Ruth 2:12', timestamp: AT }],
        entries: [
          {
            title: 'Alas',
            content: 'Bajo sus alas 🙏\n«refugio»',
            tags: ['fe'],
            generatedContent: [{ type: 'quote', content: 'Full reward' }],
          },
        ],
        versions: [{ title: 'Alas' }],
        links: [{}],
      },
      assistant: {
        conversations: [{ title: expect.any(String) }],
        messages: [
          { role: 'user', content: 'What is grace?' },
          { role: 'assistant', status: 'complete' },
        ],
        links: [{}],
        mappings: [{ reference: 'Romans 8:28' }],
      },
      usage: {
        days: [{ feature: 'chat', uses: 1 }],
        activity: expect.arrayContaining([
          expect.objectContaining({ kind: 'feature', name: 'text-to-speech' }),
        ]),
      },
    });
    for (const token of tokens) expect(JSON.stringify(file)).not.toContain(token);

    const anyone = await visitor();
    const sharedBy = (token: string) => anyone.call('GET', `/api/share/${token}`);
    for (const token of tokens) expect(await sharedBy(token)).toMatchObject({ status: 200 });
    await act(caller, 'DELETE', '/api/auth/account', {
      confirmation: DELETION_WORD,
      password: caller.password,
    });
    for (const token of tokens)
      await until('nothing is shared any more', async () => (await sharedBy(token)).status === 404);
    expect((await exportOf(caller)).status).toBe(401);
  });

  it('stays in the store only while it is being sent', async () => {
    const caller = await reader();
    const { account } = (await exportOf(caller)) as unknown as { account: { _id: string } };
    const folder = path.join(process.env.STACK_DATA!, 'files/exports', account._id);
    await until('the file is gone', () => !existsSync(folder) || readdirSync(folder).length === 0);
  });

  it('is available only to its owner', async () => {
    expect(await exportOf(await visitor())).toMatchObject({ status: 401, code: 'NOT_AUTHENTICATED' });
  });
});
