import { AppError, speakRoute, toErrorEnvelope } from '@word-unfolded/contracts';
import { openRouteStream } from './call-route.js';
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

beforeEach(() => {
  sent.length = 0;
});

describe('the event stream of a route', () => {
  it('is requested after the last event received, with the same key', async () => {
    const response = await openRouteStream(
      speakRoute,
      { body: { text: 'Amen' } },
      {
        language: 'es',
        transport: answering(new Response('data: x\n\n')),
        idempotencyKey: 'k1',
        lastEventId: 'a.3',
      },
    );
    expect(await response.text()).toBe('data: x\n\n');
    expect(sent[0]!.headers).toMatchObject({
      Accept: 'text/event-stream',
      'Accept-Language': 'es',
      'Idempotency-Key': 'k1',
      'Last-Event-ID': 'a.3',
    });
  });

  it("is refused with the server's own error", async () => {
    const refusal = toErrorEnvelope(AppError.of('LIMIT_REACHED'), 'en', 'c-1');
    const refused = openRouteStream(
      speakRoute,
      { body: { text: 'Amen' } },
      { language: 'en', transport: answering(new Response(JSON.stringify(refusal), { status: 429 })) },
    );
    await expect(refused).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
  });
});
