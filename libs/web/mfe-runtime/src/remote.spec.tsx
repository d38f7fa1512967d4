import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '@word-unfolded/i18n';
import { ErrorBoundary } from '@word-unfolded/ui';
import { Remote } from './remote.js';
import type { Federation } from './federation.js';
import { createRemoteLoader } from './remote-loader.js';
import type { RemotePages } from './remote-pages.js';

const MANIFEST = { remotes: { study: { entry: '/mfe/study/mf-manifest.json' } } };
const PAGES: RemotePages = { study: () => <h1>Scripture</h1> };

/** A remote that can be stopped and started. */
function remoteOf(pages: RemotePages, isUp = true) {
  const switchboard = { isUp };
  const federation: Federation = {
    register: jest.fn<Federation['register']>(),
    registerAnew: jest.fn<Federation['registerAnew']>(),
    load: jest.fn<Federation['load']>(() =>
      switchboard.isUp ? Promise.resolve(pages) : Promise.reject(new Error('down')),
    ),
  };
  const readManifest = jest.fn(() => Promise.resolve(MANIFEST));
  return { switchboard, federation, readManifest, loader: createRemoteLoader(federation, readManifest) };
}

const show = (loader: ReturnType<typeof createRemoteLoader>, page = 'study') =>
  act(async () => {
    render(
      <>
        <header>Word Unfolded</header>
        <ErrorBoundary>
          <Remote name="study" page={page} fallback={<p>Loading...</p>} loader={loader} />
        </ErrorBoundary>
      </>,
    );
    await Promise.resolve();
  });

const retry = async () => {
  const button = await screen.findByRole('button', { name: 'Try again' });
  await act(() => userEvent.click(button));
};

beforeAll(() => startTexts('en'));
beforeEach(() => {
  jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('a remote', () => {
  it('is loaded from the address in the manifest, and shows its page', async () => {
    const { federation, loader } = remoteOf(PAGES);
    await show(loader);
    expect(await screen.findByRole('heading', { name: 'Scripture' })).toBeTruthy();
    expect(federation.register).toHaveBeenCalledWith('study', '/mfe/study/mf-manifest.json');
  });

  it('that is down shows a message in its place, and the frame around it stays', async () => {
    const { loader } = remoteOf(PAGES, false);
    await show(loader);
    expect((await screen.findByRole('alert')).textContent).toContain('This page could not be loaded');
    expect(screen.getByRole('banner').textContent).toBe('Word Unfolded');
  });

  it('loads again when the reader retries after its recovery', async () => {
    const { federation, loader, switchboard } = remoteOf(PAGES, false);
    await show(loader);
    await retry();
    expect(await screen.findByRole('alert')).toBeTruthy();
    switchboard.isUp = true;
    await retry();
    expect(await screen.findByRole('heading', { name: 'Scripture' })).toBeTruthy();
    expect(federation.load).toHaveBeenCalledTimes(3);
    expect(federation.registerAnew).toHaveBeenCalledTimes(2);
  });

  it('also reads the manifest again, in case that had failed', async () => {
    const { loader, readManifest } = remoteOf(PAGES);
    readManifest.mockRejectedValueOnce(new Error('503'));
    await show(loader);
    await retry();
    expect(await screen.findByRole('heading', { name: 'Scripture' })).toBeTruthy();
  });

  it('that lacks the page is treated as unavailable', async () => {
    const { loader } = remoteOf(PAGES);
    await show(loader, 'explorer');
    expect((await screen.findByRole('alert')).textContent).toContain('This page could not be loaded');
  });

  it('that fails while it shows its page is left to the error boundary of the page', async () => {
    const Broken = () => {
      throw new Error('no oil');
    };
    const { loader } = remoteOf({ study: Broken });
    await show(loader);
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  });

  it('is loaded once, however often it is shown', async () => {
    const { federation, loader } = remoteOf(PAGES);
    await show(loader);
    await show(loader);
    expect(await screen.findAllByRole('heading', { name: 'Scripture' })).toHaveLength(2);
    expect(federation.load).toHaveBeenCalledTimes(1);
  });
});
