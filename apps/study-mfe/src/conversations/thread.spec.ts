import type { ConversationMessage } from '@word-unfolded/contracts';
import { placeAmongSiblings, wayThrough, wayTo, withMessage } from './thread.js';

const message = (id: string, parentId: string | null, role: 'user' | 'assistant' = 'user') => ({
  id,
  parentId,
  role,
  content: id,
  createdAt: '2026-11-21T19:00:00.000Z',
  status: 'complete' as const,
});

/** a1 has two answers; the conversation continues from the second. */
const TREE = [
  message('q1', null),
  message('a1', 'q1', 'assistant'),
  message('a2', 'q1', 'assistant'),
  message('q2', 'a1'),
  message('q3', 'a2'),
].reduce<ConversationMessage[]>(withMessage, []);

const ids = (way: readonly ConversationMessage[]) => way.map(({ id }) => id).join(' ');

describe('a path through a conversation', () => {
  it('leads to the newest message', () => {
    expect(ids(wayThrough(TREE, undefined))).toBe('q1 a2 q3');
  });

  it('leads through the selected message to the newest one that follows it', () => {
    expect(ids(wayThrough(TREE, 'a1'))).toBe('q1 a1 q2');
    expect(ids(wayThrough(TREE, 'q1'))).toBe('q1 a2 q3');
  });

  it('is empty when there are no messages', () => {
    expect(wayThrough([], undefined)).toEqual([]);
    expect(wayTo(TREE, null)).toEqual([]);
  });

  it('ends at a cycle, which no valid store contains', () => {
    const circle = [message('x', 'y'), message('y', 'x')].reduce<ConversationMessage[]>(withMessage, []);
    expect(ids(wayTo(circle, 'x'))).toBe('y x');
  });
});

describe('messages with the same parent', () => {
  it('are numbered in chronological order', () => {
    expect(placeAmongSiblings(TREE[2]!)).toEqual({ number: 2, count: 2, previous: 'a1', next: undefined });
    expect(placeAmongSiblings(TREE[1]!)).toEqual({ number: 1, count: 2, previous: undefined, next: 'a2' });
    expect(placeAmongSiblings(TREE[0]!)).toMatchObject({ number: 1, count: 1 });
  });
});
