import { jest } from '@jest/globals';
import { AppError, speakRoute, toErrorEnvelope } from '@word-unfolded/contracts';
import { callFileRoute } from './call-file-route.js';
import type { Transport } from '../transport/transport.js';

const sent: RequestInit[] = [];

/** Replaces the network: the token first, then the response of the test. */
const answering =
  (...answers: Response[]): Transport =>
  async (address, init) => {
    if (address.includes('csrf-token'))
      return new Response(JSON.stringify({ success: true, csrfToken: 't'.repeat(40) }));
    sent.push(init);
    return answers.shift() ?? new Response('', { status: 404 });
  };
const ask = (transport: Transport) =>
  callFileRoute(speakRoute, { body: { text: 'Amen' } }, { language: 'en', transport });

beforeEach(() => {
  sent.length = 0;
});
afterEach(() => jest.restoreAllMocks());

describe('a route that returns a file', () => {
  it('returns the file and its headers', async () => {
    const headers = { 'content-type': 'audio/ogg', 'x-speech-starts': '0,900' };
    const answer = await ask(answering(new Response('OggS', { headers })));
    expect([answer.file.size, answer.headers.get('x-speech-starts')]).toEqual([4, '0,900']);
    expect(sent[0]!.body).toBe('{"text":"Amen"}');
  });

  it("throws the server's own error", async () => {
    const refusal = toErrorEnvelope(AppError.of('SPEECH_EMPTY'), 'en', 'c-1');
    const refused = ask(answering(new Response(JSON.stringify(refusal), { status: 502 })));
    await expect(refused).rejects.toMatchObject({ code: 'SPEECH_EMPTY' });
  });

  it('sends no request that the server would refuse, and none while offline', async () => {
    const empty = callFileRoute(
      speakRoute,
      { body: { text: ' ' } },
      { language: 'en', transport: answering() },
    );
    await expect(empty).rejects.toMatchObject({ code: 'SPEECH_TEXT_REQUIRED' });
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(ask(answering())).rejects.toMatchObject({ code: 'OFFLINE' });
    expect(sent).toHaveLength(0);
  });
});
