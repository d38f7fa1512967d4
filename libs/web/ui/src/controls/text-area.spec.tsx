import { render, screen } from '@testing-library/react';
import { startTexts } from '@word-unfolded/i18n';
import { TextArea } from './text-area.js';

beforeAll(() => startTexts('en'));

const show = (characters: number) =>
  render(<TextArea label="Note" value={'a'.repeat(characters)} limit={500} onChange={() => undefined} />);

describe('a multi-line field', () => {
  it('shows the number of characters and the maximum', () => {
    show(12);
    expect(screen.getByText('12/500')).toBeTruthy();
  });

  it('announces the number only near the limit', () => {
    const { unmount } = show(12);
    expect(screen.getByRole('status').textContent).toBe('');
    unmount();
    show(460);
    expect(screen.getByRole('status').textContent).toBe('460 of 500 characters');
  });
});
