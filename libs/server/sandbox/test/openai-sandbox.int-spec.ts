import { startOpenaiSandbox, type OpenaiSandbox } from '@word-unfolded/sandbox';

let sandbox: OpenaiSandbox;
beforeEach(async () => {
  sandbox = await startOpenaiSandbox({ answer: () => 'Gracia y paz: χάρις 🙏, “sí”.' });
});
afterEach(() => sandbox.stop());

const ask = (path: string, body: object | FormData, key = sandbox.apiKey) =>
  fetch(`${sandbox.baseUrl}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    body: body instanceof FormData ? body : JSON.stringify(body),
  });
const chat = (more: object = {}) =>
  ask('/chat/completions', { model: 'any', messages: [{ role: 'user', content: 'Hello' }], ...more });

/** The text of a stream, decoded from its events. */
function streamed(body: string): { text: string; isDone: boolean } {
  const events = [...body.matchAll(/^data: (.*)$/gm)].map(([, data]) => data!);
  const text = events
    .filter((data) => data !== '[DONE]')
    .map((data) => JSON.parse(data) as { choices: { delta: { content?: string } }[] })
    .map(({ choices }) => choices[0]?.delta.content ?? '')
    .join('');
  return { text, isDone: events.at(-1) === '[DONE]' };
}

describe('OpenAI sandbox', () => {
  it('responds completely and as a stream', async () => {
    const whole = (await (await chat()).json()) as { choices: { message: { content: string } }[] };
    expect(whole.choices[0]?.message.content).toBe('Gracia y paz: χάρις 🙏, “sí”.');
    const response = await chat({ stream: true, stream_options: { include_usage: true } });
    const body = await response.text();
    expect(streamed(body)).toEqual({ text: 'Gracia y paz: χάρις 🙏, “sí”.', isDone: true });
    expect(body).toContain('"total_tokens"');
  });

  it('requires its key', async () => {
    const response = await ask('/chat/completions', {}, 'sk-wrong');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { code: 'invalid_api_key' } });
    expect(sandbox.calls).toEqual([]);
  });

  it('fails as planned, for the planned number of calls', async () => {
    sandbox.fail({ kind: 'busy', retryAfterSeconds: 2 });
    const planned = await fetch(`http://127.0.0.1:${sandbox.port}/sandbox/openai/failures`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'broken', times: 2 }),
    });
    expect(planned.status).toBe(204);
    const answers = [await chat(), await chat(), await chat(), await chat()];
    expect(answers.map(({ status }) => status)).toEqual([429, 500, 500, 200]);
    expect(answers[0]?.headers.get('retry-after')).toBe('2');
  });

  it('ends a stream too early, or with an invalid chunk', async () => {
    sandbox.fail({ kind: 'unfinished' });
    const unfinished = streamed(await (await chat({ stream: true })).text());
    expect(unfinished).toEqual({ text: 'Graci', isDone: false });
    sandbox.fail({ kind: 'cut' });
    await expect(chat({ stream: true }).then((response) => response.text())).rejects.toThrow();
    sandbox.fail({ kind: 'told' });
    expect(await (await chat({ stream: true })).text()).toContain('"error"');
  });

  it('returns speech, an image, and an answer to the offer of a voice session', async () => {
    const speech = await ask('/audio/speech', {
      model: 'm',
      voice: 'v',
      input: 'Amen',
      response_format: 'pcm',
    });
    expect((await speech.arrayBuffer()).byteLength).toBe(4 * 50 * 24 * 2);
    const picture = await ask('/images/generations', { model: 'm', prompt: 'a lamp', size: '64x32' });
    const { data } = (await picture.json()) as { data: { b64_json: string }[] };
    const png = Buffer.from(data[0]!.b64_json, 'base64');
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      64,
      32,
    ]);
  });
});
