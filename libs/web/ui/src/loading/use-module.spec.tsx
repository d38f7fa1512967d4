import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { useModule } from './use-module.js';

type Load = () => Promise<{ readonly light: string }>;

function Lamp({ load, isWanted }: { load: Load; isWanted: boolean }) {
  return <p>{useModule(load, isWanted)?.light ?? 'dark'}</p>;
}

afterEach(() => jest.restoreAllMocks());

describe('code that is loaded on demand', () => {
  it('is not loaded before, and stays once it has loaded', async () => {
    const load = jest.fn<Load>().mockResolvedValue({ light: 'bright' });
    const { rerender } = render(<Lamp load={load} isWanted={false} />);
    expect(load).not.toHaveBeenCalled();
    rerender(<Lamp load={load} isWanted />);
    expect(await screen.findByText('bright')).toBeTruthy();
    rerender(<Lamp load={load} isWanted={false} />);
    expect(screen.getByText('bright')).toBeTruthy();
  });

  it('fails without a crash, and is requested again on the next demand', async () => {
    const warn = jest.spyOn(globalThis.console, 'warn').mockImplementation(() => undefined);
    const load = jest
      .fn<Load>()
      .mockRejectedValueOnce(new Error('no oil'))
      .mockResolvedValue({ light: 'bright' });
    const { rerender } = render(<Lamp load={load} isWanted />);
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(screen.getByText('dark')).toBeTruthy();
    rerender(<Lamp load={load} isWanted={false} />);
    rerender(<Lamp load={load} isWanted />);
    expect(await screen.findByText('bright')).toBeTruthy();
  });
});
