import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { tellSpokenLine } from '../spoken-line.js';
import { useFollowReading } from './use-follow-reading.js';

const scrolled: string[] = [];
let tops: Record<string, number>;

function Page() {
  useFollowReading();
  return ['Rom.8.28', 'Rom.8.29'].map((verse) => <span key={verse} data-verse={verse} />);
}

beforeEach(() => {
  scrolled.length = 0;
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
  window.innerHeight = 800;
  Element.prototype.scrollIntoView = function scrollIntoView(this: HTMLElement) {
    scrolled.push(this.dataset['verse'] ?? '');
  };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectangle(
    this: Element,
  ) {
    return { top: tops[(this as HTMLElement).dataset['verse'] ?? ''] ?? 0 } as DOMRect;
  });
});
afterEach(() => {
  act(() => tellSpokenLine(undefined));
  jest.restoreAllMocks();
});

const readOn = () => {
  render(<Page />);
  act(() => tellSpokenLine('Rom.8.28'));
  act(() => tellSpokenLine('Rom.8.29'));
};

it('scrolls to the next verse when the previous one was in view', () => {
  tops = { 'Rom.8.28': 500, 'Rom.8.29': 790 };
  readOn();
  expect(scrolled).toEqual(['Rom.8.29']);
});

it('does not scroll when the verse is visible, or the reader has scrolled away', () => {
  tops = { 'Rom.8.28': 300, 'Rom.8.29': 400 };
  readOn();
  act(() => tellSpokenLine(undefined));
  tops = { 'Rom.8.28': -900, 'Rom.8.29': -800 };
  readOn();
  expect(scrolled).toEqual([]);
});
