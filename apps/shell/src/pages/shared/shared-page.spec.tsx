import { screen, within } from '@testing-library/react';
import { data, refusal } from '@word-unfolded/api-client/testing';
import { startTexts } from '@word-unfolded/i18n';
import { forgetDevice, showApplication, address } from '../../../test/show-application.js';

const TOKEN = 'x'.repeat(24);
const SHARE = `GET /api/share/${TOKEN}`;
const AT = '2026-11-21T19:00:00.000Z';

beforeAll(() => startTexts('en'));
beforeEach(forgetDevice);

describe('what was shared by a link', () => {
  it('is read by everyone, with the marks of what is Scripture', async () => {
    await showApplication(`/shared/${TOKEN}`, {
      replies: {
        [SHARE]: data({
          kind: 'chat',
          title: 'Why Jesus wept',
          scriptureRef: 'John 11:35',
          sharedAt: AT,
          messages: [
            { role: 'user', content: 'What did he do?', createdAt: AT, status: 'complete' },
            {
              role: 'assistant',
              content: '[Jesus wept.](scripture:John.11.35?edition=WEB&mark=exact)',
              createdAt: AT,
              status: 'complete',
              writer: { kind: 'study-engine', name: 'study-engine' },
            },
          ],
        }),
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Why Jesus wept' })).toBeTruthy();
    const [asked, answered] = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(asked!.textContent).toContain('What did he do?');
    expect(await within(answered!).findByRole('link', { name: 'John 11:35, WEB' })).toBeTruthy();
    expect(answered!.textContent).toContain('exact');
    expect(answered!.textContent).toContain('Study engine (no AI model configured)');
  });

  it('is gone when the link was ended', async () => {
    await showApplication(`/shared/${TOKEN}`, { replies: { [SHARE]: refusal(404, 'SHARE_NOT_FOUND') } });
    expect(await screen.findByText('text of SHARE_NOT_FOUND')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To the first page' })).toBeTruthy();
  });
});

describe('a conversation in the address of a page', () => {
  const ID = '64b0000000000000000000c1';

  it('leads a reader to the study page with it', async () => {
    const { router } = await showApplication(`/help?conversationId=${ID}`, { reader: {} });
    await screen.findAllByText(/./);
    expect(router.state.location.pathname + router.state.location.search).toBe(
      `/word-unfolded?conversationId=${ID}`,
    );
  });

  it('that can be none changes nothing', async () => {
    await showApplication('/help?conversationId=1', { reader: {} });
    await screen.findByRole('main');
    expect(address()).toBe('/help?conversationId=1');
  });
});
