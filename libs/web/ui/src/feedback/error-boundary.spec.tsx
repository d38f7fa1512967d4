import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { startTexts } from '@word-unfolded/i18n';
import { ErrorBoundary } from './error-boundary.js';

function Lamp({ lit }: { lit: boolean }) {
  if (!lit) throw new Error('no oil');
  return <p>light</p>;
}

beforeAll(() => startTexts('en'));
beforeEach(() => {
  jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('an error in a part of the page', () => {
  it('shows its text, its location and a restart button, and does not affect the rest', () => {
    render(
      <>
        <header>Word Unfolded</header>
        <ErrorBoundary>
          <Lamp lit={false} />
        </ErrorBoundary>
      </>,
    );
    const said = screen.getByRole('alert').textContent;
    expect(said).toContain('Something went wrong');
    expect(said).toContain(
      'We encountered an unexpected error. Please try refreshing the page or contact support if the problem persists.',
    );
    expect(screen.getByText(/no oil/).textContent).toContain('ErrorBoundary');
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeTruthy();
    expect(screen.getByRole('banner').textContent).toBe('Word Unfolded');
  });

  it('disappears on the next page', () => {
    const { rerender } = render(
      <ErrorBoundary resetKey="/a">
        <Lamp lit={false} />
      </ErrorBoundary>,
    );
    expect(screen.queryByRole('alert')).not.toBeNull();
    rerender(
      <ErrorBoundary resetKey="/b">
        <Lamp lit />
      </ErrorBoundary>,
    );
    expect(screen.getByText('light')).toBeTruthy();
    rerender(
      <ErrorBoundary resetKey="/c">
        <Lamp lit={false} />
      </ErrorBoundary>,
    );
    expect(screen.queryByRole('alert')).not.toBeNull();
  });
});
