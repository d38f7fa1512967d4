import { jest } from '@jest/globals';
import { watchConnection } from './connection-watch.js';

type Counters = { requestsSent?: number; responsesReceived?: number; bytesReceived?: number };

/** A connection whose counters the test sets. */
function connection(counters: Counters) {
  const stats = () => new Map([['pair', { id: 'pair', type: 'candidate-pair', ...counters }]]);
  return { getStats: () => Promise.resolve(stats() as unknown as RTCStatsReport) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is lost when nothing has come for three seconds, and tests of the browser were not answered', async () => {
  const counters = { requestsSent: 9, responsesReceived: 9, bytesReceived: 100 };
  const onLost = jest.fn();
  watchConnection(connection(counters), onLost);
  await jest.advanceTimersByTimeAsync(1_000);
  counters.responsesReceived += 1;
  await jest.advanceTimersByTimeAsync(2_000);
  counters.requestsSent += 20;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(onLost).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(500);
  expect(onLost).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(onLost).toHaveBeenCalledTimes(1);
});

it.each<[string, Counters, Counters]>([
  ['sound arrives', { requestsSent: 1, bytesReceived: 100 }, { requestsSent: 50, bytesReceived: 200 }],
  ['no test is due', { requestsSent: 1, bytesReceived: 100 }, { requestsSent: 2, bytesReceived: 100 }],
  ['a browser does not count its tests', { bytesReceived: 100 }, { bytesReceived: 100 }],
])('is not lost while %s', async (_, before, after) => {
  const counters = { ...before };
  const onLost = jest.fn();
  const end = watchConnection(connection(counters), onLost);
  await jest.advanceTimersByTimeAsync(2_900);
  Object.assign(counters, after);
  await jest.advanceTimersByTimeAsync(2_900);
  end();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(onLost).not.toHaveBeenCalled();
});
