import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { AppError } from '@word-unfolded/contracts';
import { startTexts } from '@word-unfolded/i18n';
import { useToasts } from '@word-unfolded/ui';
import { useActionProblem, type EntryAction } from './use-action-problem.js';

const NOT_HERE = AppError.of('ENTRY_NOT_FOUND');
const FULL = new Error('the device is full');

let isOnline: boolean;

beforeAll(() => startTexts('en'));
beforeEach(() => {
  useToasts.setState({ toasts: [] });
  jest.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => jest.restoreAllMocks());

function said(act: EntryAction, error: unknown): string | undefined {
  const { result } = renderHook(useActionProblem);
  result.current(act)(error);
  return useToasts.getState().toasts.at(-1)?.text;
}

describe('the error of a failed action', () => {
  it.each<[EntryAction, string]>([
    ['archive', 'Offline. Cannot archive now'],
    ['unarchive', 'Offline. Cannot unarchive now'],
    ['update', 'Cannot update server entries while offline'],
    ['delete', 'Cannot delete server entries while offline'],
    ['content', 'Cannot add content while offline'],
  ])('is, for %s without a network on an entry that is not on the device, %j', (act, text) => {
    isOnline = false;
    expect(said(act, NOT_HERE)).toBe(text);
  });

  it.each<[EntryAction, string]>([
    ['archive', 'Failed to archive entry'],
    ['unarchive', 'Failed to restore entry'],
    ['restore', 'Failed to restore entry'],
    ['delete', 'Failed to delete entry'],
    ['update', 'Failed to save to journal'],
  ])('is, for %s that the device rejects, %j', (act, text) => {
    isOnline = true;
    expect(said(act, FULL)).toContain(text);
  });

  it('is that the entry does not exist, when the server says so', () => {
    isOnline = true;
    expect(said('archive', NOT_HERE)).toBe('Entry not found');
  });
});
