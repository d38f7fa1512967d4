import { jest } from '@jest/globals';
import { startTexts } from '@word-unfolded/i18n';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { showToast, useToasts } from './toast-store.js';
import { Toasts } from './toasts.js';

const LIFETIME = 5_000;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const say = (text: string) => act(() => showToast(text));

beforeAll(() => startTexts('en'));
beforeEach(() => {
  jest.useFakeTimers();
  useToasts.setState({ toasts: [] });
  render(<Toasts />);
});
afterEach(() => jest.useRealTimers());

describe('a message', () => {
  it('is announced politely, in a live region that existed before it', () => {
    const region = screen.getByRole('status');
    expect(region.getAttribute('aria-live')).toBe('polite');
    say('Copied');
    expect(region.textContent).toContain('Copied');
  });

  it('disappears by itself', () => {
    say('Copied');
    pass(LIFETIME - 1);
    expect(screen.queryByText('Copied')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Copied')).toBeNull();
  });

  it('stays for its own duration, independent of others', () => {
    say('Copied');
    act(() => showToast('Saved', 'good', { lifetimeMs: 3_000 }));
    pass(3_000);
    expect([screen.queryByText('Saved'), screen.queryByText('Copied')]).toEqual([null, expect.anything()]);
    pass(LIFETIME - 3_000);
    expect(screen.queryByText('Copied')).toBeNull();
  });

  it('stays while the pointer is on it, and then for the remaining time', () => {
    say('Copied');
    pass(LIFETIME - 1_000);
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Notices' }));
    pass(60_000);
    expect(screen.queryByText('Copied')).not.toBeNull();
    fireEvent.pointerLeave(screen.getByRole('region', { name: 'Notices' }));
    pass(999);
    expect(screen.queryByText('Copied')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Copied')).toBeNull();
  });

  it('waits while a newer one covers it, where the page has one column', () => {
    cleanup();
    const narrow = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    jest.spyOn(window, 'matchMedia').mockReturnValue(narrow as unknown as MediaQueryList);
    render(<Toasts />);
    say('Deleted');
    say('Copied');
    pass(LIFETIME);
    expect([screen.queryByText('Copied'), screen.queryByText('Deleted')]).toEqual([null, expect.anything()]);
    pass(LIFETIME);
    expect(screen.queryByText('Deleted')).toBeNull();
    jest.restoreAllMocks();
  });

  it('stays while the focus is on it', () => {
    say('Copied');
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    pass(60_000);
    expect(screen.queryByText('Copied')).not.toBeNull();
  });

  it('can be dismissed', () => {
    say('Copied');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Copied')).toBeNull();
  });

  it('offers an action once, and stays long enough to reach it', () => {
    const onPress = jest.fn();
    act(() => showToast('Suspended', 'good', { action: { label: 'Undo', onPress } }));
    pass(2 * LIFETIME);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Suspended')).toBeNull();
  });

  it('is not shown twice at once', () => {
    say('Copied');
    say('Copied');
    expect(screen.getAllByText('Copied')).toHaveLength(1);
  });
});
