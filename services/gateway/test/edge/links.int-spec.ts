import { Controller, Module } from '@nestjs/common';
import { AppError, GetShare, ReadShare, type RequestOf, type ResponseOf } from '@word-unfolded/contracts';
import { Handles, startService, type RunningService } from '@word-unfolded/service-kit';
import { startGateway, type Gateway } from '../fixtures/gateway-fixture.js';

const ENTRY = 'e'.repeat(24);
const CHAT = 'c'.repeat(24);

@Controller()
class FakeJournal {
  @Handles(ReadShare)
  read({ token }: RequestOf<typeof ReadShare>): ResponseOf<typeof ReadShare> {
    if (token !== ENTRY) throw AppError.of('SHARE_NOT_FOUND');
    return {
      kind: 'entry',
      title: 'A day',
      content: '',
      scripture: '',
      date: '2026-03-01',
      generatedContent: [],
      expiresAt: '2026-04-01T00:00:00.000Z',
    };
  }
}

@Controller()
class FakeAi {
  @Handles(GetShare)
  get({ token }: RequestOf<typeof GetShare>): ResponseOf<typeof GetShare> {
    if (token !== CHAT) throw AppError.of('SHARE_NOT_FOUND');
    return { kind: 'chat', title: 'A question', sharedAt: '2026-03-01T00:00:00.000Z', messages: [] };
  }
}

@Module({ controllers: [FakeJournal] })
class FakeJournalModule {}

@Module({ controllers: [FakeAi] })
class FakeAiModule {}

let gateway: Gateway;
const services: RunningService[] = [];
beforeAll(async () => {
  gateway = await startGateway();
  services.push(await startService('journal', FakeJournalModule, [], gateway.environment));
  services.push(await startService('ai', FakeAiModule, [], gateway.environment));
});
afterAll(async () => {
  await gateway.stop();
  await Promise.all(services.map((service) => service.stop()));
});

async function open(token: string): Promise<[number, { data?: object; code?: string }]> {
  const answer = await fetch(`${gateway.origin}/api/share/${token}`);
  return [answer.status, (await answer.json()) as { data?: object; code?: string }];
}

describe('a link', () => {
  it('leads to an entry or a conversation, whichever service has it', async () => {
    expect(await open(ENTRY)).toMatchObject([200, { data: { kind: 'entry', title: 'A day' } }]);
    expect(await open(CHAT)).toMatchObject([200, { data: { kind: 'chat', title: 'A question' } }]);
  });

  it('leads nowhere when no service has it, or when it is malformed', async () => {
    for (const token of ['n'.repeat(24), 'short', '%20'])
      expect(await open(token)).toMatchObject([expect.any(Number), { code: 'SHARE_NOT_FOUND' }]);
  });
});
