import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useOpenDay } from './use-open-day.js';

function Viewer({ current, asked }: { readonly current: number; readonly asked?: number }) {
  const viewer = useRef<HTMLDivElement>(null);
  const plan = { totalDays: 30, progress: { currentDayIndex: current - 1 } };
  const { number, keep } = useOpenDay(plan, asked, viewer);
  return (
    <div ref={viewer}>
      <p>Day {number}</p>
      <button type="button" onClick={keep}>
        Mark complete
      </button>
    </div>
  );
}

describe('the day at which a plan opens', () => {
  it('becomes the one that the server knows, when another device has read on', () => {
    const { rerender } = render(<Viewer current={3} />);
    rerender(<Viewer current={8} />);
    screen.getByText('Day 8');
  });

  it.each([
    ['a press', (element: HTMLElement) => fireEvent.pointerDown(element)],
    ['a key', (element: HTMLElement) => fireEvent.keyDown(element)],
    ['the wheel', (element: HTMLElement) => fireEvent.wheel(element)],
  ])('stays after %s of the reader', (_, act) => {
    const { rerender } = render(<Viewer current={3} />);
    act(screen.getByText('Day 3'));
    rerender(<Viewer current={8} />);
    screen.getByText('Day 3');
  });

  it('stays when the day is marked complete', () => {
    const { rerender } = render(<Viewer current={3} />);
    fireEvent.click(screen.getByRole('button'));
    rerender(<Viewer current={4} />);
    screen.getByText('Day 3');
  });

  it('is that of the address, at most the last one', () => {
    const { rerender } = render(<Viewer current={3} asked={12} />);
    screen.getByText('Day 12');
    rerender(<Viewer current={3} asked={99} />);
    screen.getByText('Day 30');
  });
});
