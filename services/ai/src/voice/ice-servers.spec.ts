import { createHmac } from 'node:crypto';
import { iceServers } from './ice-servers.js';

const NOW = new Date('2026-01-01T00:00:00Z');
const STUN = ['stun:stun.example.org:3478'];
const TURN = ['turn:turn.example.org:3478', 'turns:turn.example.org:5349'];
const SECRET = 'a secret that coturn shares';

const servers = (configured: Partial<Parameters<typeof iceServers>[0]>) =>
  iceServers(
    { VOICE_STUN_URLS: [], VOICE_TURN_URLS: undefined, VOICE_TURN_SECRET: undefined, ...configured },
    'reader-1',
    NOW,
  );

describe('the servers that help a browser to reach the provider', () => {
  it('are none where none are configured, and STUN alone without TURN', () => {
    expect(servers({})).toEqual([]);
    expect(servers({ VOICE_STUN_URLS: STUN })).toEqual([{ urls: STUN }]);
  });

  it('are TURN servers with a credential that coturn accepts for four hours (use-auth-secret)', () => {
    const [stun, turn] = servers({
      VOICE_STUN_URLS: STUN,
      VOICE_TURN_URLS: TURN,
      VOICE_TURN_SECRET: SECRET,
    });
    expect(stun).toEqual({ urls: STUN });
    expect(turn?.urls).toEqual(TURN);
    const [until, reader] = (turn?.username ?? '').split(':');
    expect([Number(until), reader]).toEqual([NOW.getTime() / 1_000 + 4 * 3_600, 'reader-1']);
    const expected = createHmac('sha1', SECRET).update(`${until}:${reader}`).digest('base64');
    expect(turn?.credential).toBe(expected);
  });

  it('are TURN servers without a credential where no secret is shared', () => {
    expect(servers({ VOICE_TURN_URLS: TURN })).toEqual([{ urls: TURN }]);
  });
});
