import { Controller, Module } from '@nestjs/common';
import {
  AppError,
  GenerateImage,
  Speak,
  type MadeImage,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles, startService, type RunningService } from '@word-unfolded/service-kit';
import { BlobStore } from '@word-unfolded/storage';
import { auth } from '../fixtures/fake-auth.js';
import { Browser, errorOf } from '../fixtures/browser.js';
import { startGateway, type Gateway } from '../fixtures/gateway-fixture.js';
import { TokenIssuer } from '../fixtures/token-issuer.js';

const KEY = 'speech/ab/abc.ogg';
const SOUND = Buffer.from('OggS and then what is heard');

const requests: RequestOf<typeof Speak>[] = [];

/** A fake ai service with a stored recording. */
@Controller()
class FakeSpeech {
  @Handles(Speak)
  async speak(request: RequestOf<typeof Speak>): Promise<ResponseOf<typeof Speak>> {
    requests.push(request);
    if (request.text === 'mute') throw AppError.of('SPEECH_EMPTY');
    const key = request.text === 'lost' ? 'speech/ab/lost.ogg' : KEY;
    return { key, mediaType: 'audio/ogg', startsMs: [0, 1_200], voice: 'fake' };
  }
}

const drawn: RequestOf<typeof GenerateImage>[] = [];

/** A fake ai service that has made an image. */
@Controller()
class FakeImages {
  @Handles(GenerateImage)
  async generate(request: RequestOf<typeof GenerateImage>): Promise<MadeImage> {
    drawn.push(request);
    if (request.prompt === 'away') throw AppError.of('IMAGE_DATA_MISSING');
    return {
      imageUrl: '/api/files/1.png',
      meta: { seed: 7, model: 'Card renderer', resolution: '1024x1024' },
      expiresIn: 60,
      quote: request.prompt,
      source: 'John 11:35',
      edition: 'World English Bible',
      looks: { style: 'GENERAL', typography: 'minimalist', aesthetic: 'vintage', mood: 'calm' },
      provider: 'card',
    };
  }
}

@Module({ controllers: [FakeSpeech, FakeImages] })
class FakeSpeechModule {}

let gateway: Gateway;
let speech: RunningService;
let browser: Browser;
let token: string;

beforeAll(async () => {
  const issuer = await TokenIssuer.create('only');
  auth.keys = [issuer.key];
  gateway = await startGateway({}, { withAuth: true });
  speech = await startService('ai', FakeSpeechModule, [], gateway.environment);
  await gateway.app.get(BlobStore, { strict: false }).put(KEY, SOUND);
  browser = new Browser(gateway.origin);
  token = await issuer.issue();
});
afterAll(async () => {
  await gateway.stop();
  await speech.stop();
});
beforeEach(() => {
  requests.length = 0;
});

const speak = (body: object, headers: Record<string, string> = {}) =>
  browser.send('POST', '/api/ai/tts', { token, body, headers });

describe('a route whose response is a file', () => {
  it('sends the file with its type, and its metadata in headers', async () => {
    const response = await speak({ text: 'Grace\nand peace', language: 'es', context: 'scripture' });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'audio/ogg',
      'cache-control': 'no-store',
      'x-speech-starts': '0,1200',
      'x-speech-voice': 'fake',
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(SOUND)).toBe(true);
    expect(requests).toMatchObject([{ text: 'Grace\nand peace', language: 'es', context: 'scripture' }]);
  });

  it("uses the reader's language when none is named", async () => {
    await speak({ text: 'Amen' }, { 'accept-language': 'es' });
    expect(requests).toMatchObject([{ language: 'es', context: 'general' }]);
  });

  it('sends it again without a request to the service when the same write is retried', async () => {
    const key = { 'idempotency-key': 'once' };
    await speak({ text: 'Amen' }, key);
    const again = await speak({ text: 'Amen' }, key);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(Buffer.from(await again.arrayBuffer()).equals(SOUND)).toBe(true);
    expect(requests).toHaveLength(1);
  });

  it('sends errors in the envelope', async () => {
    expect(await errorOf(await speak({ text: 'mute' }))).toMatchObject({
      status: 502,
      code: 'SPEECH_EMPTY',
      error: 'Empty audio received from TTS API',
    });
    expect(await errorOf(await speak({ text: 'lost' }))).toMatchObject({ status: 503 });
  });

  it.each([
    [{}, 'SPEECH_TEXT_REQUIRED', 'Text content is required'],
    [{ text: '   ' }, 'SPEECH_TEXT_REQUIRED', 'Text content is required'],
    [
      { text: 'x'.repeat(20_001) },
      'SPEECH_TEXT_TOO_LONG',
      'This text is too long to be spoken at once: 20000 characters at most.',
    ],
  ])('refuses %j without a request to the service', async (body, code, error) => {
    expect(await errorOf(await speak(body))).toMatchObject({ status: 400, code, error });
    expect(requests).toHaveLength(0);
  });

  it('requires a signed-in reader', async () => {
    const response = await browser.send('POST', '/api/ai/tts', { body: { text: 'Amen' } });
    expect(await errorOf(response)).toMatchObject({ status: 401, code: 'NOT_AUTHENTICATED' });
  });
});

describe('the route of images', () => {
  const generate = (body: object, headers: Record<string, string> = {}) =>
    browser.send('POST', '/api/image/generate', { token, body, headers });
  beforeEach(() => {
    drawn.length = 0;
  });

  it('has the address and the facts of an image beside success, and in the data', async () => {
    const response = await generate({ prompt: 'Jesus wept.', mood: 'calm' }, { 'accept-language': 'es' });
    const facts = {
      imageUrl: '/api/files/1.png',
      meta: { seed: 7, model: 'Card renderer', resolution: '1024x1024' },
    };
    expect(await response.json()).toEqual({ success: true, ...facts, data: expect.objectContaining(facts) });
    expect(drawn).toMatchObject([
      {
        prompt: 'Jesus wept.',
        mood: 'calm',
        style: 'GENERAL',
        quality: 'medium',
        background: 'opaque',
        language: 'es',
      },
    ]);
  });

  it('gives requests of one key the same id, so that the service acts once', async () => {
    const key = { 'idempotency-key': 'one-image' };
    for (let time = 0; time < 2; time++) await generate({ prompt: 'Jesus wept.' }, key);
    await generate({ prompt: 'away' }, key);
    await generate({ prompt: 'Jesus wept.' });
    const ids = drawn.map(({ id }) => id);
    expect([drawn.length, new Set(ids).size]).toEqual([2, 2]);
  });

  it.each([
    [{}, 'IMAGE_PROMPT_MISSING'],
    [{ prompt: ' ' }, 'IMAGE_PROMPT_MISSING'],
    [{ prompt: 'a', quote: ' ' }, 'IMAGE_QUOTE_EMPTY'],
    [{ prompt: 'a', quote: 'x'.repeat(10_000) }, 'IMAGE_QUOTE_TOO_LONG'],
    [{ prompt: 'x'.repeat(10_000) }, 'IMAGE_PROMPT_TOO_LONG'],
    [{ prompt: 'a', style: 'BAROQUE' }, 'VALIDATION_FAILED'],
    [{ prompt: 'a', size: '9000x9000' }, 'VALIDATION_FAILED'],
  ])('refuses %j without a request to the service', async (body, code) => {
    expect(await errorOf(await generate(body))).toMatchObject({ status: 400, code });
    expect(drawn).toHaveLength(0);
  });
});
