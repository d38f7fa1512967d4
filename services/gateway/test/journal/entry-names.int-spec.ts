import type { StackReader } from './stack-reader.js';
import { ServiceStack } from '../fixtures/service-stack.js';

let stack: ServiceStack;
let ana: StackReader;
let entryId: string;
let binnedId: string;

const content = { type: 'quote', title: 'A quote', content: 'A refuge', writer: 'study-engine' };

beforeAll(async () => {
  stack = await ServiceStack.start();
  ana = await stack.reader();
  entryId = (await ana.write({ title: 'Heron', date: '2025-03-01' })).id;
  binnedId = (await ana.write({ title: 'Binned', date: '2025-03-01' })).id;
  await ana.ask('POST', `/api/journal/${entryId}/content`, content);
  await ana.ask('DELETE', `/api/journal/${binnedId}`);
});
afterAll(() => stack.stop());

const named = (id: string) => expect.objectContaining({ id, _id: id, serverId: id }) as object;

/** Every content in a response has both names of each of its fields. */
function expectNamedContents(contents: readonly Record<string, unknown>[] | undefined) {
  expect(contents).toHaveLength(1);
  for (const { id, image, active, ...names } of contents ?? [])
    expect(names).toMatchObject({ serverId: id, imageUrl: image, isActive: active });
}

type WithContents = { readonly generatedContent: readonly Record<string, unknown>[] };

describe('the names of the specification (section 3) beside the current names', () => {
  it('are in one entry, and in its generated content', async () => {
    const { data } = await ana.ask<WithContents>('GET', `/api/journal/${entryId}`);
    expect(data).toEqual(named(entryId));
    expectNamedContents(data.generatedContent);
    expectNamedContents(
      (await ana.ask<Record<string, unknown>[]>('GET', `/api/journal/${entryId}/content`)).data,
    );
  });

  it('are in lists, the bin, search results, and On This Day', async () => {
    expect((await ana.ask('GET', '/api/journal')).data).toEqual([named(entryId)]);
    expect((await ana.ask('GET', '/api/journal/bin')).data).toEqual([named(binnedId)]);
    const found = await ana.ask('GET', '/api/journal/search?q=heron');
    expect(found.data).toEqual([expect.objectContaining({ entry: named(entryId) })]);
    const days = await ana.ask<{ sameDay: unknown }>('GET', '/api/journal/on-this-day?date=2026-03-01');
    expect(days.data.sameDay).toEqual([named(entryId)]);
  });

  it('are in an exchange with a device', async () => {
    const sent = { deviceId: 'device-of-ana', since: 0, operations: [] };
    const { data } = await ana.ask<{ changes: { entry: WithContents & { id: string } }[] }>(
      'POST',
      '/api/journal/sync',
      sent,
    );
    expect(data.changes.map(({ entry }) => entry)).toEqual(
      expect.arrayContaining([named(entryId), named(binnedId)]),
    );
    expectNamedContents(data.changes.find(({ entry }) => entry.id === entryId)?.entry.generatedContent);
  });

  it('are in a file of the journal', async () => {
    const response = await ana.browser.get('/api/journal/export?format=json', { token: ana.token });
    const file = (await response.json()) as { entries: (WithContents & { key: string })[] };
    const entry = file.entries.find(({ key }) => key === entryId);
    expect(entry).toMatchObject({ _id: entryId, serverId: entryId });
    expectNamedContents(entry?.generatedContent);
  });
});
