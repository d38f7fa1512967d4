import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useAlignedNotes } from './use-aligned-notes.js';

const NOTE_HEIGHT = 40;
const GAP = 4;

/** Markers at given heights of a text, because jsdom has no layout, and their notes. */
function Row({ keys, inMargin = true }: { keys: number[]; inMargin?: boolean }) {
  const row = useRef<HTMLDivElement>(null);
  useAlignedNotes(row);
  return (
    <div ref={row}>
      {keys.map((top, index) => (
        <span key={index} id={`key-${index}`} data-top={top} />
      ))}
      {keys.map((_, index) => (
        <div
          key={index}
          data-note-for={`key-${index}`}
          style={{ position: inMargin ? 'absolute' : 'static' }}
        />
      ))}
    </div>
  );
}

const tops = () =>
  [...document.querySelectorAll<HTMLElement>('[data-note-for]')].map(({ style }) =>
    Number.parseFloat(style.top),
  );

beforeAll(() => {
  HTMLElement.prototype.getBoundingClientRect = function (this: HTMLElement) {
    return new DOMRect(0, Number(this.dataset['top'] ?? 0), 8, 0);
  };
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { get: () => NOTE_HEIGHT });
});

describe('the notes in the margin', () => {
  it('are level with their markers', () => {
    render(<Row keys={[0, 100, 300]} />);
    expect(tops()).toEqual([0, 100, 300]);
  });

  it('are stacked when they would overlap', () => {
    render(<Row keys={[0, 10, 20, 300]} />);
    expect(tops()).toEqual([0, NOTE_HEIGHT + GAP, 2 * (NOTE_HEIGHT + GAP), 300]);
  });

  it('have room below the last one', () => {
    const { container } = render(<Row keys={[0, 10]} />);
    expect((container.firstElementChild as HTMLElement).style.minHeight).toBe(`${2 * (NOTE_HEIGHT + GAP)}px`);
  });

  it('keep their position in the style sheet when there is no margin', () => {
    render(<Row keys={[0, 10]} inMargin={false} />);
    expect(tops()).toEqual([Number.NaN, Number.NaN]);
  });
});
