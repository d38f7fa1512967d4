import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TranslationDownload } from '@word-unfolded/contracts';
import { startTexts } from '@word-unfolded/i18n';
import { Downloads, type DownloadsOptions } from '@word-unfolded/offline-scripture';
import { createMemoryEditions, fakeTranslation, storeFake } from '@word-unfolded/offline-scripture/testing';
import { Toasts } from '@word-unfolded/ui';
import { DownloadsDialog } from './downloads-dialog.js';

const TEXT = { Ruth: [['Words of Ruth.']] };
const OFFERED: TranslationDownload = {
  translation: fakeTranslation(),
  bytes: 2_100_000,
  textBytes: 15_000_000,
  sha256: 'a'.repeat(64),
};

type Ask = DownloadsOptions['ask'];

/** Renders the list on a device whose server sends a file in pieces. */
async function openList({
  offered = [OFFERED] as TranslationDownload[] | 'away',
  ids = [] as string[],
} = {}) {
  globalThis.fetch = jest.fn<typeof fetch>(() =>
    offered === 'away'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(JSON.stringify({ success: true, data: offered }))),
  );
  const store = createMemoryEditions();
  let send: (bytes: number) => void = () => undefined;
  let finish = () => undefined as void;
  const body = new ReadableStream({
    start(stream) {
      send = (bytes) => stream.enqueue(new Uint8Array(bytes));
      finish = () => stream.close();
    },
  });
  const ask: Ask = async () => {
    await storeFake(store, TEXT);
    return {};
  };
  const downloads = new Downloads({
    store,
    storedIds: {
      read: () => ids,
      add: () => undefined,
      remove: () => undefined,
      isPaused: () => false,
      setPaused: () => undefined,
      wasComplete: () => true,
      markComplete: () => undefined,
    },
    transport: async () => new Response(body),
    ask,
    alone: (_, bring) => bring(),
  });
  const show = () =>
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <DownloadsDialog isOpen onOpenChange={() => undefined} downloads={downloads} />
        <Toasts />
      </QueryClientProvider>,
    );
  return {
    store,
    show,
    send: (bytes: number) => act(async () => send(bytes)),
    finish: () => act(async () => finish()),
  };
}

beforeAll(() => startTexts('en'));

describe('the list of downloads', () => {
  it('shows sizes before anything is downloaded', async () => {
    const { show } = await openList();
    show();
    await screen.findByRole('button', { name: 'Download Invented Bible INV, 2.1 MB' });
    expect(screen.getByText('English · 2.1 MB')).toBeTruthy();
  });

  it('shows the progress of a download, pauses it, and reports its completion', async () => {
    const { show, send, finish } = await openList();
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Download/ }));
    await send(1_048_576);
    await screen.findByText('1 of 2.1 MB');
    expect(screen.getByRole('progressbar').getAttribute('aria-label')).toBe(
      'Invented Bible INV: 1 of 2.1 MB',
    );
    expect(screen.getByRole('button', { name: 'Pause the download of Invented Bible INV' })).toBeTruthy();
    await send(OFFERED.bytes - 1_048_576);
    await finish();
    await screen.findByText('On this device');
    await screen.findByText('Invented Bible INV can be read offline.');
  });

  it('shows the error of a download, and resumes it', async () => {
    const { show, send, finish } = await openList();
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Download/ }));
    await send(1_048_576);
    await finish();
    await screen.findByText(/The connection was lost/);
    expect(screen.getByRole('button', { name: 'Resume the download of Invented Bible INV' })).toBeTruthy();
  });

  it('removes a download', async () => {
    const { show, store } = await openList();
    await storeFake(store, TEXT);
    show();
    await userEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
    await screen.findByRole('button', { name: /^Download/ });
    expect(await store.editions()).toEqual([]);
  });

  it('offers the newer edition of a downloaded translation', async () => {
    const { show, store } = await openList({ offered: [{ ...OFFERED, sha256: 'b'.repeat(64) }] });
    await storeFake(store, TEXT);
    show();
    await screen.findByRole('button', { name: 'Update Invented Bible INV, 2.1 MB' });
  });

  it('is shown without a network too', async () => {
    const { show, store } = await openList({ offered: 'away' });
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    await storeFake(store, TEXT);
    show();
    await screen.findByText('Invented Bible INV');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('You are offline'));
    jest.restoreAllMocks();
  });

  it('reports downloads that the browser evicted', async () => {
    const { show } = await openList({ ids: ['INV'] });
    show();
    await screen.findByText(/This browser has deleted Invented Bible INV/);
  });
});
