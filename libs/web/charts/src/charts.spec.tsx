import { jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeLanguage, startTexts } from '@word-unfolded/i18n';
import axe from 'axe-core';
import { BarChart, DayHeatMap, LineChart, Sparkline, StackedBarChart } from './index.js';

const DAYS = ['2026-11-20', '2026-11-21', '2026-11-22'];
const COMMON = { title: 'Questions by day', keys: DAYS, keyKind: 'day', keyName: 'Day' } as const;
const SERIES = [
  { name: 'English', values: [1200, 0, null] },
  { name: 'Spanish', values: [300, 0, 7] },
];

const CHARTS = {
  BarChart: <BarChart {...COMMON} valueName="English" values={[1200, 0, null]} />,
  LineChart: <LineChart {...COMMON} series={SERIES} />,
  StackedBarChart: <StackedBarChart {...COMMON} series={SERIES} />,
  DayHeatMap: <DayHeatMap {...COMMON} valueName="English" values={[1200, 0, null]} />,
  Sparkline: <Sparkline {...COMMON} valueName="English" values={[1200, 0, null]} />,
};

const plot = () => screen.getByRole('application');
const status = () => screen.getByRole('status').textContent;

beforeAll(() => startTexts('en'));
afterEach(() => act(() => changeLanguage('en')));

describe.each(Object.keys(CHARTS) as (keyof typeof CHARTS)[])('%s', (name) => {
  it('has a table with every value for screen readers', () => {
    render(CHARTS[name]);
    const rows = within(screen.getByRole('table', { name: COMMON.title })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)[1]).toMatch(/^Nov 20, 20261,200/);
    expect(rows).toHaveLength(1 + DAYS.length);
    expect(rows.at(-1)?.textContent).toContain('No data');
  });

  it('announces the values that the arrow keys reach, and hides them on Escape', async () => {
    const user = userEvent.setup();
    render(CHARTS[name]);
    act(() => plot().focus());
    await user.keyboard('{Home}');
    expect(status()).toMatch(/^Friday, November 20, 2026: English 1,200/);
    await user.keyboard('{End}');
    expect(status()).toMatch(/^Sunday, November 22, 2026: English No data/);
    await user.keyboard('{Escape}');
    expect(status()).toBe('');
  });

  it('writes numbers and dates in the language of the reader', async () => {
    const user = userEvent.setup();
    await act(() => changeLanguage('es'));
    render(CHARTS[name]);
    act(() => plot().focus());
    await user.keyboard('{Home}');
    expect(status()).toMatch(/^viernes, 20 de noviembre de 2026: English 1,200/);
  });

  it('has no accessibility faults', async () => {
    const { container } = render(CHARTS[name]);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});

describe('a chart', () => {
  it('shows its table to who asks', async () => {
    const user = userEvent.setup();
    render(CHARTS.LineChart);
    await user.click(screen.getByRole('switch', { name: 'Show as table' }));
    expect(screen.queryByRole('application')).toBeNull();
    expect(screen.getByRole('region', { name: COMMON.title })).toBeTruthy();
    expect(screen.getAllByRole('table')).toHaveLength(1);
  });

  it('has further figures of a key in the tooltip and in the table', async () => {
    const user = userEvent.setup();
    render(
      <BarChart
        {...COMMON}
        valueName="Used"
        values={[10, 20, 30]}
        format={(value) => `${value}%`}
        detail={(index) => [{ name: 'Images', text: String(index) }]}
      />,
    );
    act(() => plot().focus());
    await user.keyboard('{End}');
    expect(status()).toBe('Sunday, November 22, 2026: Used 30%, Images 2');
    expect(screen.getByRole('columnheader', { name: 'Images' })).toBeTruthy();
  });

  it.each([1440, 320])('of names shows every name and value in a window of %d pixels', async (width) => {
    const measured = jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, 0, width - 32, 400));
    const user = userEvent.setup();
    const names = Array.from({ length: 11 }, (_, index) => `Explicación de palabras ${index}`);
    const { container } = render(
      <BarChart
        {...COMMON}
        keys={names}
        keyKind="name"
        valueName="Uses"
        values={names.map((_, index) => (index === 10 ? null : index * 1500))}
      />,
    );
    const written = [...container.querySelectorAll('[role=application] text')].map(
      ({ textContent }) => textContent,
    );
    for (const name of names) expect(written).toContain(name);
    expect(written).toContain('13.5K');
    expect(written).toContain('No data');
    act(() => plot().focus());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(status()).toBe('Explicación de palabras 1: Uses 1,500');
    await user.keyboard('{ArrowUp}');
    expect(status()).toBe('Explicación de palabras 0: Uses 0');
    measured.mockRestore();
  });

  it('is scaled as a whole, so that a printed one is not cut off at the width of the paper', () => {
    const { container } = render(CHARTS.LineChart);
    const drawing = container.querySelector('[role=application] svg')!;
    const [width, height] = ['width', 'height'].map((side) => drawing.getAttribute(side));
    expect(drawing.getAttribute('viewBox')).toBe(`0 0 ${width} ${height}`);
  });

  it.each([
    ['without keys', [], []],
    ['without values', DAYS, [null, Number.NaN, Infinity]],
  ])('%s says that there are no data', (_, keys, values) => {
    render(<BarChart {...COMMON} keys={keys} valueName="Used" values={values} />);
    expect(screen.getByText('There is no data for this period yet.')).toBeTruthy();
    expect(screen.queryByRole('application')).toBeNull();
  });

  it.each([
    ['one point', 1, 5],
    ['a year', 366, 3],
    ['nothing but zero', 7, 0],
    ['a thousand million', 7, 10 ** 9],
  ])('draws %s within its plot', (_, count, value) => {
    const keys = Array.from({ length: count }, (__, day) =>
      new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
    );
    const values = keys.map(() => value);
    const { container } = render(
      <>
        <BarChart {...COMMON} keys={keys} valueName="Used" values={values} />
        <LineChart {...COMMON} keys={keys} series={[{ name: 'Used', values }]} />
        <DayHeatMap {...COMMON} keys={keys} valueName="Used" values={values} />
      </>,
    );
    expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
  });
});
