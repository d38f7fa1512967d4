import { AppError } from '@word-unfolded/contracts';
import { SEEN_SOON } from './seen-soon.js';

const asksAgain = (error: Error | null) => SEEN_SOON.refetchInterval({ state: { error } }) !== false;

it('asks again while the server answers, also for a post that may be published again', () => {
  expect(asksAgain(null)).toBe(true);
  expect(asksAgain(AppError.of('POST_NOT_FOUND'))).toBe(true);
  expect(asksAgain(AppError.of('OFFLINE'))).toBe(false);
});
