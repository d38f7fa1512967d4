import { AccountDeleted, LogActivity, ReadKeptUsage, type ChunkOf } from '@word-unfolded/contracts';
import { ContractClient } from '@word-unfolded/service-kit';
import { until } from '@word-unfolded/testing';
import { newReader, TODAY, UsageUnderTest } from './usage-fixture.js';

type Part = ChunkOf<typeof ReadKeptUsage>['part'];

let usage: UsageUnderTest;
let client: ContractClient;
beforeAll(async () => {
  usage = await UsageUnderTest.start();
  client = (await usage.startReplica()).app.get(ContractClient, { strict: false });
});
afterAll(() => usage.stop());

async function readAll(userId: string): Promise<Partial<Record<Part, unknown[]>>> {
  const kept: Partial<Record<Part, unknown[]>> = {};
  for await (const { part, items } of client.stream(ReadKeptUsage, { userId }))
    (kept[part] ??= []).push(...items);
  return kept;
}

describe('everything that is kept of a reader', () => {
  it('is what each day came to and what was noted, of them alone, and nothing once the account is gone', async () => {
    const [ruth, boaz] = [newReader(), newReader('premium')];
    await usage.tell(ruth, '2099-03-09', { tokens: 4 });
    await usage.tell(ruth, TODAY, { tokens: 10, requests: 1 });
    await usage.tell(ruth, TODAY, { tokens: 5, requests: 1 });
    await usage.tell(boaz, TODAY, { tokens: 700 });
    await usage.untilKept(4);
    const properties = { seconds: 12, 'a.name': 'x' };
    await usage.ask(LogActivity, { userId: ruth.id, kind: 'feature', name: 'text-to-speech', properties });

    const kept = await readAll(ruth.id);
    expect(kept.days).toMatchObject([
      { day: '2099-03-09', feature: 'chat', tier: 'free', uses: 1, amounts: { tokens: 4 } },
      { day: TODAY, uses: 2, amounts: { tokens: 15, requests: 2, images: 0 } },
    ]);
    expect(kept.activity).toMatchObject([
      {
        kind: 'feature',
        name: 'text-to-speech',
        properties: [
          { name: 'seconds', value: 12 },
          { name: 'a.name', value: 'x' },
        ],
      },
    ]);
    expect(JSON.stringify(kept)).not.toContain('ownerId');

    const at = `${TODAY}T11:00:00.000Z`;
    await usage.bus.publish(AccountDeleted, { userId: ruth.id, at }, `deletion of ${ruth.id}`);
    await until('nothing is left', async () => Object.keys(await readAll(ruth.id)).length === 0);
    expect((await readAll(boaz.id)).days).toMatchObject([{ amounts: { tokens: 700 } }]);
  });
});
