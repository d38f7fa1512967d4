import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '@word-unfolded/i18n';
import { TextFilter } from './filters.js';

const typed = () => screen.getByLabelText<HTMLInputElement>('Search').value;

beforeAll(() => startTexts('en'));

describe('a filter that is typed', () => {
  it('keeps what is typed while the address takes what was typed before, and follows other changes of it', async () => {
    let onSettle: (text: string) => void = () => undefined;
    const settled = () => new Promise<string>((resolve) => (onSettle = resolve));
    const filter = (value: string) => (
      <TextFilter label="Search" value={value} onSettle={(text) => onSettle(text)} />
    );
    const first = settled();
    const { rerender } = render(filter(''));
    await userEvent.type(screen.getByLabelText('Search'), 'ru');
    expect(await act(() => first)).toBe('ru');
    const second = settled();
    await userEvent.type(screen.getByLabelText('Search'), 't');
    rerender(filter('ru'));
    expect(typed()).toBe('rut');
    expect(await act(() => second)).toBe('rut');
    rerender(filter('rut'));
    rerender(filter(''));
    expect(typed()).toBe('');
  });
});
