import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { data } from '@word-unfolded/api-client/testing';
import { startTexts } from '@word-unfolded/i18n';
import { showToReader } from '../../../../test/as-reader.js';
import { ALLOWANCE } from '../../../../test/streamed-answers.js';
import { conversationOfAddress, openConversation, showTheo } from '../theo-open.js';
import { TheoFloat } from './theo-float.js';

/** The conversation module is compiled when it is first opened. */
configure({ asyncUtilTimeout: 10_000 });

const show = () =>
  showToReader(
    <QueryClientProvider client={new QueryClient()}>
      <TheoFloat passage={{ reference: 'Ruth 2', translationId: 'WEB' }} />
    </QueryClientProvider>,
    { replies: { 'GET /api/usage/limits': data(ALLOWANCE) } },
  );

const bubble = () =>
  screen.getByRole('button', { name: /^(Ask Theo Assist|Close Theo Assist)$/, description: /arrow/ });
const right = (element: HTMLElement) => Number.parseFloat(element.style.right);

beforeAll(() => startTexts('en'));
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  act(() => {
    showTheo(false);
    openConversation(undefined);
  });
});

describe('the panel', () => {
  it('is widened to a column as high as the window, and keeps that for the next visit', async () => {
    await show();
    await userEvent.click(bubble());
    const widen = await screen.findByRole('button', { name: 'Widen into a column' });
    await userEvent.click(widen);
    expect(widen.getAttribute('aria-pressed')).toBe('true');
    const { size } = JSON.parse(window.localStorage.getItem('theoPlace')!) as { size: { height: number } };
    expect(size.height).toBe(window.innerHeight - 16);
    await userEvent.click(widen);
    expect(widen.getAttribute('aria-pressed')).toBe('false');
  });
});

describe('the bubble', () => {
  it('opens the panel with the focus in the input, and Escape closes it', async () => {
    await show();
    await userEvent.click(bubble());
    const input = await screen.findByRole('textbox', { name: 'Ask Theo Assist' });
    expect(document.activeElement).toBe(input);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Ask Theo Assist' })).toBeNull();
    expect(document.activeElement).toBe(bubble());
  });

  it('is moved by the arrow keys, and keeps its position for the next visit', async () => {
    await show();
    const before = right(bubble());
    act(() => bubble().focus());
    await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowLeft}{/Shift}');
    expect(right(bubble())).toBe(before + 80);
    expect(JSON.parse(window.localStorage.getItem('theoPlace')!)).toMatchObject({
      place: { right: before + 80 },
    });
    expect(screen.queryByRole('textbox', { name: 'Ask Theo Assist' })).toBeNull();
  });

  it('is moved by a pointer, which does not open it', async () => {
    await show();
    const before = right(bubble());
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: bubble(), coords: { clientX: 500, clientY: 500 } },
      { target: bubble(), coords: { clientX: 450, clientY: 500 } },
      { keys: '[/MouseLeft]', target: bubble(), coords: { clientX: 450, clientY: 500 } },
    ]);
    expect(right(bubble())).toBe(before + 50);
    expect(screen.queryByRole('textbox', { name: 'Ask Theo Assist' })).toBeNull();
    await userEvent.click(bubble());
    expect(await screen.findByRole('textbox', { name: 'Ask Theo Assist' })).toBeTruthy();
  });

  it('opens a panel of 300 by 450, which the arrow keys resize', async () => {
    await show();
    await userEvent.click(bubble());
    await screen.findByRole('textbox', { name: 'Ask Theo Assist' });
    const corner = screen.getByRole('button', { name: /^Size of the panel/ });
    const panel = corner.parentElement!;
    expect([panel.style.width, panel.style.height]).toEqual(['300px', '450px']);
    act(() => corner.focus());
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    expect([panel.style.width, panel.style.height]).toEqual(['316px', '466px']);
  });
});

describe('a conversation id in an address', () => {
  it('is valid only as 24 hexadecimal characters', () => {
    expect(conversationOfAddress('?ref=Ruth&conversationId=64B0000000000000000000C1')).toBe(
      '64b0000000000000000000c1',
    );
    for (const id of ['', '1', 'g'.repeat(24), `${'a'.repeat(24)}b`, '../../secret'])
      expect(conversationOfAddress(`?conversationId=${encodeURIComponent(id)}`)).toBeUndefined();
  });
});
