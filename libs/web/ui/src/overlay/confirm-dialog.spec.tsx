import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '@word-unfolded/i18n';
import { ConfirmDialog } from '../../overlays/src/dialogs/confirm-dialog.js';

const onConfirm = jest.fn();
const onCancel = jest.fn();

function show({ isBusy = false } = {}) {
  render(
    <ConfirmDialog
      title="Put out the lamp?"
      confirm="Put it out"
      cancel="Leave it"
      isOpen
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>It will be dark.</p>
    </ConfirmDialog>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(() => startTexts('en'));
beforeEach(() => jest.clearAllMocks());

describe('a confirmation dialog', () => {
  it('has a name, states the consequences, and takes the focus', () => {
    show();
    const dialog = screen.getByRole('dialog', { name: 'Put out the lamp?' });
    expect(dialog.textContent).toContain('It will be dark.');
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  it('actions only when it is confirmed', async () => {
    show();
    await press('Leave it');
    await userEvent.keyboard('{Escape}');
    await press('Close');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).toHaveBeenCalledTimes(3);
    await press('Put it out');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('actions once, however often it is pressed', async () => {
    show({ isBusy: true });
    await press('Put it out');
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
