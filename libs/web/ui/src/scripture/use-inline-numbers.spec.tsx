import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useInlineNumbers } from './use-inline-numbers.js';

const LINE = 32;

/** Verse numbers on the lines of a text; jsdom has no line layout, so each states its own line. */
function Text({ lines, isOn = true }: { lines: number[]; isOn?: boolean }) {
  const text = useRef<HTMLDivElement>(null);
  useInlineNumbers(text, isOn);
  return (
    <div ref={text}>
      {lines.map((line, index) => (
        <span key={index} data-verse-number="" data-at={line} />
      ))}
    </div>
  );
}

const inlined = () =>
  [...document.querySelectorAll('span')].map((number) => number.hasAttribute('data-inline'));

beforeAll(() => {
  HTMLElement.prototype.getBoundingClientRect = function (this: HTMLElement) {
    return new DOMRect(0, Number(this.dataset['at'] ?? 0) * LINE, 16, LINE);
  };
});

describe('the numbers of verses that begin on the same line', () => {
  it('are set within the line, except the first', () => {
    render(<Text lines={[0, 0, 0, 1, 2, 2]} />);
    expect(inlined()).toEqual([false, true, true, false, false, true]);
  });

  it('are left alone when they are not shown', () => {
    render(<Text lines={[0, 0]} isOn={false} />);
    expect(inlined()).toEqual([false, false]);
  });
});
