import type { IncomingMessage } from 'node:http';
import { isLocalRequest } from './local-request.js';

function request(remoteAddress: string | undefined, headers: IncomingMessage['headers'], method = 'GET') {
  return { socket: { remoteAddress } as IncomingMessage['socket'], headers, method };
}

const HOST = { host: 'localhost:8080' };

describe('isLocalRequest', () => {
  it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('accepts the address %s', (peer) => {
    expect(isLocalRequest(request(peer, HOST))).toBe(true);
  });

  it.each(['10.0.0.4', '192.168.1.2', '203.0.113.5', 'fe80::1%eth0', '::ffff:10.0.0.1', '', undefined])(
    'refuses the address %s',
    (peer) => {
      expect(isLocalRequest(request(peer, HOST))).toBe(false);
    },
  );

  it.each([
    'localhost',
    'LOCALHOST:1',
    'app.localhost:8080',
    'localhost.',
    '127.0.0.1:8080',
    '[::1]:8080',
    '127.1.1.1',
  ])('accepts the host %s', (host) => {
    expect(isLocalRequest(request('127.0.0.1', { host }))).toBe(true);
  });

  it.each([
    undefined,
    '',
    'evil.example',
    'evil.example:8080',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evillocalhost',
    '[::2]',
    '10.0.0.4:8080',
    'localhost@evil.example',
    'localhost:80:80',
    '127.0.0.1 evil.example',
    '2130706433',
    '0.0.0.0',
  ])('refuses the host %s', (host) => {
    expect(isLocalRequest(request('127.0.0.1', host === undefined ? {} : { host }))).toBe(false);
  });

  it('refuses a request through a proxy, whatever its headers say', () => {
    for (const headers of [
      { 'x-forwarded-for': '203.0.113.5' },
      { 'x-forwarded-for': '127.0.0.1' },
      { forwarded: 'for=127.0.0.1' },
      { via: '1.1 proxy' },
      { 'x-real-ip': '127.0.0.1' },
      { 'x-forwarded-host': 'localhost' },
    ])
      expect(isLocalRequest(request('127.0.0.1', { ...HOST, ...headers }))).toBe(false);
  });

  it('refuses a request of a page of another site', () => {
    const from = (origin: string) => isLocalRequest(request('::1', { ...HOST, origin }, 'POST'));
    expect(from('http://localhost:8080')).toBe(true);
    expect(from('https://evil.example')).toBe(false);
    expect(from('null')).toBe(false);
  });
});
