import { parseRedisAddress } from './redis-address.js';

describe('the address of Redis', () => {
  it('is that of one server', () => {
    for (const url of ['redis://redis:6379', 'rediss://user:secret@redis.example.org/2'])
      expect(parseRedisAddress(url)).toEqual({ url });
  });

  it('names Sentinels and their primary', () => {
    expect(
      parseRedisAddress('redis-sentinel://app:s%40cret@a:26380,b,[fd00::1]:1/3?sentinelMasterId=wu'),
    ).toMatchObject({
      sentinels: [
        { host: 'a', port: 26_380 },
        { host: 'b', port: 26_379 },
        { host: 'fd00::1', port: 1 },
      ],
      name: 'wu',
      username: 'app',
      password: 's@cret',
      db: 3,
    });
  });

  it('has passwords of the servers and of the Sentinels, and TLS to both', () => {
    const address = 'rediss-sentinel://secret@a?sentinelMasterId=wu&sentinelPassword=other';
    const options = parseRedisAddress(address);
    expect(options).toMatchObject({
      password: 'secret',
      sentinelPassword: 'other',
      tls: {},
      sentinelTLS: {},
    });
    expect(options).not.toHaveProperty('username');
    expect(options).not.toHaveProperty('db');
  });

  it.each([
    'redis',
    'http://redis:6379',
    'redis-sentinel://a:26379',
    'redis-sentinel://a:26379,/?sentinelMasterId=wu',
    'redis-sentinel://?sentinelMasterId=wu',
    'redis-sentinel://a:port?sentinelMasterId=wu',
  ])('%s is none', (address) => {
    expect(parseRedisAddress(address)).toBeUndefined();
  });
});
