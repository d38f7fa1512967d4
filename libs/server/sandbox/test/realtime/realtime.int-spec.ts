import {
  startOpenaiSandbox,
  VoiceCaller,
  type OpenaiSandbox,
  type RealtimeEvent,
} from '@word-unfolded/sandbox';
import { until } from '@word-unfolded/testing';
import { WebSocket } from 'ws';
import { faultIn, faultOf } from './published-events.js';

const SESSION = {
  type: 'realtime',
  model: 'gpt-realtime',
  instructions: 'Speak of Scripture.',
  audio: {
    input: {
      transcription: { model: 'gpt-4o-mini-transcribe', language: 'en' },
      turn_detection: { type: 'server_vad', create_response: true, interrupt_response: true },
    },
    output: { voice: 'sage' },
  },
};

let sandbox: OpenaiSandbox;
let callers: VoiceCaller[];
beforeEach(async () => {
  sandbox = await startOpenaiSandbox();
  callers = [];
});
afterEach(async () => {
  await Promise.all(callers.map((caller) => caller.close()));
  await sandbox.stop();
});

const post = (path: string, body?: FormData) =>
  fetch(`${sandbox.baseUrl}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandbox.apiKey}` },
    ...(body && { body }),
  });

const formOf = (sdp: string, session: object = SESSION) => {
  const form = new FormData();
  form.set('sdp', sdp);
  form.set('session', JSON.stringify(session));
  return form;
};

/** A connected call with a sideband. */
async function connect() {
  const caller = new VoiceCaller();
  callers.push(caller);
  const response = await post('/realtime/calls', formOf(await caller.offer()));
  expect(response.status).toBe(201);
  const id = response.headers.get('location')!.split('/').at(-1)!;
  await caller.accept(await response.text());
  const events: RealtimeEvent[] = [];
  const sideband = new WebSocket(`ws://127.0.0.1:${sandbox.port}/v1/realtime?call_id=${id}`, {
    headers: { authorization: `Bearer ${sandbox.apiKey}` },
  });
  sideband.on('message', (data: Buffer) => events.push(JSON.parse(data.toString()) as RealtimeEvent));
  const first = (type: string) => events.find((event) => event.type === type);
  const happens = (type: string, times = 1) =>
    until(type, () => events.filter((event) => event.type === type).length >= times);
  await happens('session.created');
  const send = (event: { type: string }) => {
    expect(faultOf('client', event)).toBeUndefined();
    sideband.send(JSON.stringify(event));
  };
  const call = sandbox.voiceCalls.find((each) => each.id === id)!;
  return { caller, call, events, send, first, happens, id, sideband };
}

const faults = (events: readonly RealtimeEvent[]) =>
  events.map((event) => faultOf('server', event)).filter((fault) => fault !== undefined);

describe('a call with the realtime sandbox', () => {
  it('hears speech by its energy, answers with sound, and is interrupted by speech', async () => {
    expect(faultIn('RealtimeCallCreateRequest', { sdp: 'v=0', session: SESSION })).toBeUndefined();
    const { caller, call, events, send, happens, first } = await connect();
    send({ type: 'response.create' });
    await happens('output_audio_buffer.stopped');
    expect(caller.received).toBeGreaterThan(50);
    call.expectSpeech('What is grace?');
    await caller.speak('What is grace?');
    await happens('conversation.item.input_audio_transcription.completed');
    expect(first('conversation.item.input_audio_transcription.completed')).toMatchObject({
      transcript: 'What is grace?',
    });
    await happens('output_audio_buffer.started', 2);
    await caller.speak('Wait, please.');
    await happens('output_audio_buffer.cleared');
    await happens('conversation.item.truncated');
    expect(faults(events)).toEqual([]);
  });

  it('calls tools, speaks their output, misquotes and stalls when it is told to', async () => {
    const { call, events, send, happens, first } = await connect();
    call.hear('Please read John 3:16.');
    await happens('response.function_call_arguments.done');
    const { call_id, name } = first('response.function_call_arguments.done')!;
    expect(name).toBe('read_passage');
    call.misquote();
    const output = JSON.stringify({ reference: 'John 3:16', text: 'For God so loved the world' });
    send({
      type: 'conversation.item.create',
      item: { type: 'function_call_output', call_id, output },
    } as { type: string });
    send({ type: 'response.create' });
    await happens('response.output_audio_transcript.done');
    expect(first('response.output_audio_transcript.done')!['transcript']).toBe(
      'John 3:16: “For God so perhaps the world”',
    );
    call.plan({ stall: true });
    send({ type: 'response.create' });
    await happens('response.created', 3);
    expect(faults(events)).toEqual([]);
  });

  it('refuses what is no call, and ends', async () => {
    expect((await post('/realtime/calls', formOf('hello'))).status).toBe(400);
    expect((await post('/realtime/calls', formOf('v=0\r\nm=audio 9 RTP/AVP 0\r\n'))).status).toBe(400);
    expect((await post('/realtime/calls', formOf('v=0\r\n', { type: 'other' }))).status).toBe(400);
    const { call, id, sideband, events, happens } = await connect();
    sideband.send('{');
    await happens('error');
    expect(faults(events)).toEqual([]);
    expect((await post(`/realtime/calls/${id}/hangup`)).status).toBe(200);
    await until('the sideband ends', () => sideband.readyState === WebSocket.CLOSED);
    expect(call.isOpen).toBe(false);
    expect((await post(`/realtime/calls/${id}/hangup`)).status).toBe(404);
  });
});
