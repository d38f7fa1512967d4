import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useShortcuts } from './use-shortcuts.js';

const seek = jest.fn();

function Page({ isOn = true }: { isOn?: boolean }) {
  useShortcuts({ '/': seek }, isOn);
  return <input aria-label="Reference" />;
}

beforeEach(() => seek.mockClear());

describe('a shortcut', () => {
  it('actions when its key is pressed, and the key enters no text', async () => {
    seek.mockImplementationOnce(() => screen.getByRole('textbox').focus());
    render(<Page />);
    await userEvent.keyboard('/');
    expect(seek).toHaveBeenCalledTimes(1);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  });

  it('ignores the key while a reader is writing', async () => {
    render(<Page />);
    await userEvent.type(screen.getByRole('textbox'), '1/2');
    expect(seek).not.toHaveBeenCalled();
  });

  it('does not intercept browser commands', async () => {
    render(<Page />);
    await userEvent.keyboard('{Control>}/{/Control}');
    expect(seek).not.toHaveBeenCalled();
  });

  it('does nothing once the reader has turned it off', async () => {
    render(<Page isOn={false} />);
    await userEvent.keyboard('/');
    expect(seek).not.toHaveBeenCalled();
  });
});
