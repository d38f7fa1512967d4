import { jest } from '@jest/globals';
import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { stopWithProcess } from './stop-with-process.js';

const log = pino({ level: 'silent' });

/** A process that records the status that it exits with. */
class FakeProcess extends EventEmitter {
  readonly exits: number[] = [];
  exit(status: number): void {
    this.exits.push(status);
  }
}

afterEach(() => {
  jest.useRealTimers();
});

describe.each(['SIGTERM', 'SIGINT', 'disconnect'])('a service whose process receives %s', (event) => {
  it('stops once and exits with status 0', async () => {
    const process = new FakeProcess();
    const stop = jest.fn(async () => {});
    stopWithProcess({ stop, log }, process);
    process.emit(event);
    process.emit('SIGTERM');
    await new Promise(setImmediate);
    expect(stop).toHaveBeenCalledTimes(1);
    expect(process.exits).toEqual([0]);
  });

  it('exits although a server that it waits for is away', async () => {
    jest.useFakeTimers();
    const process = new FakeProcess();
    stopWithProcess({ stop: () => new Promise(() => {}), log }, process);
    process.emit(event);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(process.exits).toEqual([]);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(process.exits).toEqual([1]);
  });
});

it.each(['uncaughtException', 'unhandledRejection'])('ends at once after an %s', (event) => {
  const process = new FakeProcess();
  stopWithProcess({ stop: async () => {}, log }, process);
  process.emit(event, new Error('broken'));
  expect(process.exits).toEqual([1]);
});
