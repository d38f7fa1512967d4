import { startTexts } from '@word-unfolded/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followUpdates, useUpdate } from './follow-updates.js';
import { NO_UPDATE } from './update-machine.js';
import { UpdatePrompt } from './update-prompt.js';

type Worker = EventTarget & { state: string; messages: unknown[]; postMessage(message: unknown): void };

function newWorker(): Worker {
  const messages: unknown[] = [];
  return Object.assign(new EventTarget(), {
    state: 'installing',
    messages,
    postMessage: (message: unknown) => void messages.push(message),
  });
}

/** A browser whose pages are already controlled by a worker. */
async function browser({ controller = {} as object | null } = {}) {
  const registration = Object.assign(new EventTarget(), {
    waiting: null as Worker | null,
    installing: null as Worker | null,
    update: async () => undefined,
  });
  const container = Object.assign(new EventTarget(), { controller, register: async () => registration });
  Object.defineProperty(window.navigator, 'serviceWorker', { value: container, configurable: true });
  await followUpdates();
  render(<UpdatePrompt />);
  return {
    takeOver: () => act(() => void container.dispatchEvent(new Event('controllerchange'))),
    install: () => {
      const worker = newWorker();
      registration.installing = worker;
      registration.dispatchEvent(new Event('updatefound'));
      Object.assign(registration, { installing: null, waiting: worker });
      worker.state = 'installed';
      act(() => void worker.dispatchEvent(new Event('statechange')));
      return worker;
    },
  };
}

beforeAll(() => startTexts('en'));
beforeEach(() => useUpdate.setState(NO_UPDATE));

describe('the update prompt', () => {
  it('appears when the new build is complete, and tells the worker to take over when it is accepted', async () => {
    const { install } = await browser();
    const worker = install();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(worker.messages).toEqual(['take-over']);
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  });

  it('disappears when it is postponed', async () => {
    const { install } = await browser();
    install();
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    expect(screen.queryByRole('region', { name: 'A new version' })).toBeNull();
  });

  it('tells a tab with the old build that a reload updates it', async () => {
    const { takeOver } = await browser();
    takeOver();
    expect(screen.getByText(/Another tab uses the new version/)).toBeTruthy();
  });

  it('does not appear on the first visit, when the pages are stored for the first time', async () => {
    const { install, takeOver } = await browser({ controller: null });
    install();
    takeOver();
    expect(screen.queryByRole('region', { name: 'A new version' })).toBeNull();
  });
});
