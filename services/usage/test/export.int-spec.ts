import {
  AccountDeleted,
  LogActivity,
  ReadStoredUsage,
  SendContactMessage,
  type ChunkOf,
} from '@word-unfolded/contracts';
import { ContractClient } from '@word-unfolded/service-kit';
import { until } from '@word-unfolded/testing';
import { newReader, TODAY, UsageUnderTest } from './usage-fixture.js';

type Part = ChunkOf<typeof ReadStoredUsage>['part'];

let usage: UsageUnderTest;
let client: ContractClient;
beforeAll(async () => {
  usage = await UsageUnderTest.start();
  client = (await usage.startReplica()).app.get(ContractClient, { strict: false });
});
afterAll(() => usage.stop());

async function readAll(userId: string): Promise<Partial<Record<Part, unknown[]>>> {
  const stored: Partial<Record<Part, unknown[]>> = {};
  for await (const { part, items } of client.stream(ReadStoredUsage, { userId }))
    (stored[part] ??= []).push(...items);
  return stored;
}

describe("the export of a reader's data", () => {
  it('has the daily sums and activity of this reader only, and is empty once the account is deleted', async () => {
    const [ruth, boaz] = [newReader(), newReader('premium')];
    await usage.tell(ruth, '2099-03-09', { tokens: 4 });
    await usage.tell(ruth, TODAY, { tokens: 10, requests: 1 });
    await usage.tell(ruth, TODAY, { tokens: 5, requests: 1 });
    await usage.tell(boaz, TODAY, { tokens: 700 });
    await usage.untilStored(4);
    const properties = { seconds: 12, 'a.name': 'x' };
    await usage.ask(LogActivity, { userId: ruth.id, kind: 'feature', name: 'text-to-speech', properties });

    const stored = await readAll(ruth.id);
    expect(stored.days).toMatchObject([
      { day: '2099-03-09', feature: 'chat', tier: 'free', uses: 1, amounts: { tokens: 4 } },
      { day: TODAY, uses: 2, amounts: { tokens: 15, requests: 2, images: 0 } },
    ]);
    expect(stored.activity).toMatchObject([
      {
        kind: 'feature',
        name: 'text-to-speech',
        properties: [
          { name: 'seconds', value: 12 },
          { name: 'a.name', value: 'x' },
        ],
      },
    ]);
    expect(JSON.stringify(stored)).not.toContain('ownerId');

    const at = `${TODAY}T11:00:00.000Z`;
    await usage.bus.publish(AccountDeleted, { userId: ruth.id, at }, `deletion of ${ruth.id}`);
    await until('nothing is left', async () => Object.keys(await readAll(ruth.id)).length === 0);
    expect((await readAll(boaz.id)).days).toMatchObject([{ amounts: { tokens: 700 } }]);
  });

  it('has the messages that the reader sent signed in, and none of other readers or visitors', async () => {
    const [ruth, boaz] = [newReader(), newReader()];
    const send = (userId: string | undefined, message: string) =>
      usage.ask(SendContactMessage, {
        ...(userId !== undefined && { userId }),
        name: 'Ruth',
        email: 'ruth@example.org',
        message,
        language: 'en',
        device: { address: '192.0.2.7', userAgent: 'Firefox' },
      });
    await send(ruth.id, 'Where are the maps?');
    await send(boaz.id, 'From somebody else');
    await send(undefined, 'From a visitor');

    const stored = await readAll(ruth.id);
    expect(stored.contactMessages).toEqual([
      {
        name: 'Ruth',
        email: 'ruth@example.org',
        message: 'Where are the maps?',
        sentAt: expect.any(String),
        ...{ kind: 'contact', hasScreenshot: false, answers: [] },
      },
    ]);

    await usage.bus.publish(
      AccountDeleted,
      { userId: ruth.id, at: `${TODAY}T11:00:00.000Z` },
      `deletion of ${ruth.id}`,
    );
    await until('it is deleted with the account', async () => !(await readAll(ruth.id)).contactMessages);
    expect(await usage.contactMessages.distinct('message')).toEqual(
      expect.arrayContaining(['From somebody else', 'From a visitor']),
    );
  });
});
