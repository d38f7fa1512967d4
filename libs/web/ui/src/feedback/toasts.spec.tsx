import { jest } from '@jest/globals';
import { startTexts } from '@word-unfolded/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { showToast, useToasts } from './toast-store.js';
import { Toasts } from './toasts.js';

const LIFETIME = 3_000;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const say = (text: string) => act(() => showToast(text));

beforeAll(() => startTexts('en'));
beforeEach(() => {
  jest.useFakeTimers();
  useToasts.setState({ toasts: [] });
  render(<Toasts lifetimeMs={LIFETIME} />);
});
afterEach(() => jest.useRealTimers());

describe('a message', () => {
  it('is said politely, in a region that was there before it', () => {
    const region = screen.getByRole('status');
    expect(region.getAttribute('aria-live')).toBe('polite');
    say('Copied');
    expect(region.textContent).toContain('Copied');
  });

  it('goes away by itself', () => {
    say('Copied');
    pass(LIFETIME - 1);
    expect(screen.queryByText('Copied')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Copied')).toBeNull();
  });

  it('stays under a resting hand, and then for as long as was left', () => {
    say('Copied');
    pass(2_000);
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Notices' }));
    pass(60_000);
    expect(screen.queryByText('Copied')).not.toBeNull();
    fireEvent.pointerLeave(screen.getByRole('region', { name: 'Notices' }));
    pass(999);
    expect(screen.queryByText('Copied')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Copied')).toBeNull();
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

  it('is not shown twice at once', () => {
    say('Copied');
    say('Copied');
    expect(screen.getAllByText('Copied')).toHaveLength(1);
  });
});
