import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { CONNECTION_EVENTS } from '@word-unfolded/api-client';
import { AppError } from '@word-unfolded/contracts';
import { startTexts } from '@word-unfolded/i18n';
import type { UsedJournal } from '@word-unfolded/offline';
import { MemoryRouter } from 'react-router';
import { JournalNote } from './journal-note.js';
import { NoEntry } from './no-entry.js';

const SHOWN = 'Using locally stored entries';
const SERVER_ID = 'a'.repeat(24);

let isThere = true;

beforeAll(() => startTexts('en'));
beforeEach(() => {
  isThere = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isThere);
});
afterEach(() => jest.restoreAllMocks());

const journalWith = (change: Partial<UsedJournal>) =>
  ({
    entries: new Map(),
    isWhole: true,
    hasSynced: true,
    isUnreadable: false,
    problem: undefined,
    ...change,
  }) as UsedJournal;

describe('the notice above journal data', () => {
  it('says that the data is that of this device while there is no network', () => {
    render(<JournalNote journal={journalWith({})} />);
    expect(screen.queryByText(`${SHOWN}.`)).toBeNull();
    isThere = false;
    act(() => void window.dispatchEvent(new CustomEvent(CONNECTION_EVENTS.offline)));
    expect(screen.getByText(`${SHOWN}.`)).toBeTruthy();
  });

  it('says that the data is that of this device when the server limits requests, and offers a retry', () => {
    let requests = 0;
    const problem = AppError.of('RATE_LIMITED', { seconds: 60 });
    render(<JournalNote journal={journalWith({ problem, exchange: () => (requests += 1) })} />);
    expect(screen.getByText(`Rate limit exceeded. Please try again later. ${SHOWN}.`)).toBeTruthy();
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(requests).toBe(1);
  });
});

describe('an entry that is not on this device', () => {
  const show = (id: string, change: Partial<UsedJournal> = {}, isToChange = false) =>
    render(
      <MemoryRouter>
        <NoEntry journal={journalWith(change)} id={id} isToChange={isToChange} />
      </MemoryRouter>,
    );

  it('is reported as an invalid id, or as not found', () => {
    show('nonsense');
    expect(screen.getByRole('heading').textContent).toBe('Unable to open entry: invalid ID');
    show(SERVER_ID);
    expect(screen.getByText('Entry not found')).toBeTruthy();
  });

  it('cannot be read or changed without a network', () => {
    isThere = false;
    show(SERVER_ID, {}, true);
    expect(screen.getByText('Cannot update server entries while offline.')).toBeTruthy();
    show(SERVER_ID);
    expect(screen.getByText(`${SHOWN}.`)).toBeTruthy();
  });
});
