import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { ErrorBoundary } from '../feedback/error-boundary.js';
import { trackPromise, useResolved } from './use-resolved.js';

function Shown({ promise }: { readonly promise: Promise<string> }) {
  return <p>{useResolved(promise) ?? 'waiting'}</p>;
}

describe('the value of a promise', () => {
  it('is there at the first render if the promise has ended', async () => {
    const promise = trackPromise(Promise.resolve('the text'));
    await promise;
    render(<Shown promise={promise} />);
    expect(screen.getByText('the text')).toBeTruthy();
  });

  it('appears when the promise ends', async () => {
    let end: (value: string) => void = () => undefined;
    const promise = trackPromise(new Promise<string>((resolve) => (end = resolve)));
    render(<Shown promise={promise} />);
    expect(screen.getByText('waiting')).toBeTruthy();
    await act(async () => {
      end('the text');
      await promise;
    });
    expect(screen.getByText('the text')).toBeTruthy();
  });

  it('is an error for the error boundary if the promise fails', async () => {
    jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
    const promise = trackPromise(Promise.reject(new Error('away')));
    await act(async () => {
      render(
        <ErrorBoundary>
          <Shown promise={promise} />
        </ErrorBoundary>,
      );
      await promise.catch(() => undefined);
    });
    expect(await screen.findByRole('alert')).toBeTruthy();
    jest.restoreAllMocks();
  });
});
