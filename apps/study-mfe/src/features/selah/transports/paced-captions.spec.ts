import { jest } from '@jest/globals';
import { PacedCaptions } from './paced-captions.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const ANSWER = ['Blessed are those whose ways are blameless.', 'They keep his statutes.', 'Seek him.'];

it('shows the sentences of an answer one after the other while they are spoken, not when they are written', () => {
  const show = jest.fn();
  const captions = new PacedCaptions(show);
  captions.take('one', ANSWER);
  expect(show).not.toHaveBeenCalled();
  captions.begin();
  expect(show.mock.calls).toEqual([[ANSWER[0]]]);
  jest.advanceTimersByTime(10_000);
  expect(show.mock.calls).toEqual(ANSWER.map((sentence) => [sentence]));
  captions.end();
  expect(show).toHaveBeenLastCalledWith(undefined);
});

it('waits for words that come later than the sound', () => {
  const show = jest.fn();
  const captions = new PacedCaptions(show);
  captions.begin();
  captions.take('one', ANSWER.slice(0, 1));
  jest.advanceTimersByTime(60_000);
  captions.take('one', ANSWER.slice(0, 2));
  expect(show.mock.calls).toEqual([[ANSWER[0]], [ANSWER[1]]]);
});

it('shows nothing more of an answer that was interrupted, and begins the next one anew', () => {
  const show = jest.fn();
  const captions = new PacedCaptions(show);
  captions.take('one', ANSWER);
  captions.begin();
  captions.end();
  captions.take('one', [...ANSWER, 'Be still.']);
  show.mockClear();
  captions.begin();
  jest.advanceTimersByTime(60_000);
  expect(show).not.toHaveBeenCalled();
  captions.take('two', ['Jesus wept.']);
  expect(show.mock.calls).toEqual([['Jesus wept.']]);
});

it('shows nothing of an answer that was interrupted before it was heard', () => {
  const show = jest.fn();
  const captions = new PacedCaptions(show);
  captions.take('one', ANSWER);
  captions.drop('one');
  captions.begin();
  expect(show).not.toHaveBeenCalled();
});

it('shows a sentence that grows as one', () => {
  const show = jest.fn();
  const captions = new PacedCaptions(show);
  captions.begin();
  captions.take('one', ['Peace be']);
  captions.take('one', ['Peace be with you.']);
  captions.take('one', ['Peace be with you.', 'What shall we read?']);
  expect(show).toHaveBeenLastCalledWith('Peace be with you.');
  jest.advanceTimersByTime(2_000);
  expect(show.mock.calls.flat()).toEqual(['Peace be', 'Peace be with you.', 'What shall we read?']);
});
