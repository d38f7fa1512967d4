import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.js';

describe('a button', () => {
  it('actions when it is pressed', async () => {
    const act = jest.fn();
    render(<Button onClick={act}>Open</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('does nothing on a second press while it is busy, and retains the focus', async () => {
    const act = jest.fn();
    render(
      <Button busy onClick={act}>
        Open
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    expect(act).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
  });
});
