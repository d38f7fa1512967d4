import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeLanguage, startTexts } from '@word-unfolded/i18n';
import { useState } from 'react';
import { DateField } from './date-field.js';
import { DateTimeField } from './date-time-field.js';

const onChange = jest.fn<(date: string) => void>();

function Start({ min }: { readonly min?: string }) {
  const [date, setDate] = useState('2026-03-12');
  const take = (taken: string) => {
    onChange(taken);
    setDate(taken);
  };
  return <DateField label="Start" value={date} min={min} onChange={take} />;
}

async function openCalendar(min?: string) {
  render(<Start min={min} />);
  await userEvent.click(screen.getByRole('button', { name: /^Start: / }));
  return within(await screen.findByRole('dialog', { name: 'Start' }));
}

beforeAll(() => startTexts('en'));
beforeEach(() => onChange.mockReset());

describe('a date field', () => {
  it('takes a date from its calendar by keyboard, and gives the focus back', async () => {
    await openCalendar();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    expect(onChange.mock.calls).toEqual([['2026-03-20']]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Start').value).toBe('03/20/2026');
  });

  it('does not take a date before the first one that is allowed', async () => {
    await openCalendar('2026-03-12');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onChange.mock.calls).toEqual([['2026-03-12']]);
  });

  it('is typed in the order of the language, and says how when that is no date', async () => {
    await changeLanguage('es');
    render(<Start />);
    const field = screen.getByLabelText<HTMLInputElement>('Start');
    expect(field.value).toBe('12/03/2026');
    await userEvent.clear(field);
    await userEvent.type(field, '3/4/2026');
    expect(onChange).toHaveBeenLastCalledWith('2026-04-03');
    await userEvent.clear(field);
    await userEvent.type(field, '31/2/2026');
    await userEvent.tab();
    expect(field.value).toBe('31/2/2026');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/dd\/mm\/aaaa/)).toBeTruthy();
    expect(onChange).toHaveBeenLastCalledWith('');
    await act(() => changeLanguage('en'));
  });

  it('begins a week as the language does', async () => {
    const firstOf = async () => (await openCalendar()).getAllByRole('columnheader', { hidden: true })[0];
    expect((await firstOf())?.textContent).toBe('Sun');
    await userEvent.keyboard('{Escape}');
    document.body.replaceChildren();
    await act(() => changeLanguage('es'));
    expect((await firstOf())?.textContent).toMatch(/^lun/);
    await act(() => changeLanguage('en'));
  });
});

describe('a date with a time', () => {
  function From() {
    const [time, setTime] = useState('');
    return (
      <DateTimeField
        label="From"
        value={time}
        timeAtFirst="09:00"
        onChange={(next) => {
          onChange(next);
          setTime(next);
        }}
      />
    );
  }

  it('has the first time of a day once that is chosen, then the typed one, and none without a day', () => {
    render(<From />);
    const time = screen.getByLabelText<HTMLInputElement>('From: time');
    expect(time.disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-12' } });
    fireEvent.change(time, { target: { value: '5:30 pm' } });
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '' } });
    expect(onChange.mock.calls).toEqual([['2026-03-12T09:00'], ['2026-03-12T17:30'], ['']]);
  });
});
