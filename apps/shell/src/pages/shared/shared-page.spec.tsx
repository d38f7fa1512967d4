import { screen, within } from '@testing-library/react';
import { data, refusal } from '@word-unfolded/api-client/testing';
import { startTexts } from '@word-unfolded/i18n';
import { forgetDevice, showApplication, address } from '../../../test/show-application.js';

const TOKEN = 'x'.repeat(24);
const SHARE = `GET /api/share/${TOKEN}`;
const AT = '2026-11-21T19:00:00.000Z';

beforeAll(() => startTexts('en'));
beforeEach(forgetDevice);

describe('an item shared by a link', () => {
  it('is visible to everyone, with its Scripture quotations marked', async () => {
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
              content:
                '[Jesus wept.](scripture:John.11.35?edition=WEB&mark=exact) ' +
                '[Then the Jews said](scripture:John.11.36?edition=WEB&mark=repaired) [](removed:not-found)',
              createdAt: AT,
              status: 'complete',
              writer: { kind: 'study-engine', name: 'study-engine' },
            },
          ],
        }),
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Why Jesus wept' })).toBeTruthy();
    const [question, answered] = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(question!.textContent).toContain('What did he do?');
    expect(await within(answered!).findByRole('link', { name: 'John 11:35, WEB' })).toBeTruthy();
    expect(answered!.textContent).toContain('exact');
    expect(answered!.textContent).toContain('corrected');
    expect(answered!.textContent).toContain('It was removed.');
    expect(answered!.textContent).toContain('Study engine (no AI model configured)');
  });

  it('may be a journal entry, whose generated content is marked and whose HTML is shown as text', async () => {
    await showApplication(`/shared/${TOKEN}`, {
      replies: {
        [SHARE]: data({
          kind: 'entry',
          title: 'At the well',
          content: 'He asked **me** for water. <img src=x onerror=alert(1)>',
          scripture: 'John 4:7',
          date: '2026-03-01',
          generatedContent: [
            {
              id: 'made-by-machine',
              type: 'devotional',
              title: '',
              content: 'Come and see.',
              image: null,
              writer: 'study-engine',
              active: true,
              createdAt: AT,
            },
          ],
          expiresAt: AT,
        }),
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'At the well' })).toBeTruthy();
    expect((await screen.findByText('me')).tagName).toBe('STRONG');
    const main = screen.getByRole('main');
    expect(main.querySelector('img')).toBeNull();
    expect(within(main).getByRole('link', { name: 'John 4:7' })).toBeTruthy();
    const made = screen.getByRole('region', { name: 'Devotional' });
    expect(made.textContent).toContain('Made from the entry by study-engine');
  });

  it('is not found after the link was revoked', async () => {
    await showApplication(`/shared/${TOKEN}`, { replies: { [SHARE]: refusal(404, 'SHARE_NOT_FOUND') } });
    expect(await screen.findByText('text of SHARE_NOT_FOUND')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeTruthy();
  });
});

describe('a conversation id in the address of a page', () => {
  const ID = '64b0000000000000000000c1';

  it('redirects a reader to the study page with it', async () => {
    const { router } = await showApplication(`/help?conversationId=${ID}`, { reader: {} });
    await screen.findAllByText(/./);
    expect(router.state.location.pathname + router.state.location.search).toBe(
      `/word-unfolded?conversationId=${ID}`,
    );
  });

  it('changes nothing when it is invalid', async () => {
    await showApplication('/help?conversationId=1', { reader: {} });
    await screen.findByRole('main');
    expect(address()).toBe('/help?conversationId=1');
  });
});
