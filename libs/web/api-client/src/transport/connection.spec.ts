import { jest } from '@jest/globals';
import { startConnectionEvents } from './connection.js';

describe('the connection events', () => {
  it('are forwarded as app:online and app:offline until stopped', () => {
    const listener = jest.fn<(type: string) => void>();
    for (const type of ['app:online', 'app:offline']) window.addEventListener(type, () => listener(type));
    const stop = startConnectionEvents();
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    expect(listener.mock.calls).toEqual([['app:offline'], ['app:online']]);
    stop();
    window.dispatchEvent(new Event('offline'));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
