import { z } from 'zod';
import { VoiceCaller } from './realtime/voice-caller.js';

/** What the parent process asks of one caller, over Node's IPC channel. */
const asked = z.discriminatedUnion('do', [
  z.object({ do: z.literal('offer'), caller: z.number() }),
  z.object({ do: z.literal('accept'), caller: z.number(), answer: z.string() }),
  z.object({ do: z.literal('close'), caller: z.number() }),
]);

/** What a caller tells: its offer, that it is connected, that a voice begins or is over, that it has hung up. */
export type CallerNews = {
  readonly caller: number;
  readonly is: 'offer' | 'connected' | 'sound' | 'silence' | 'closed' | 'failed';
  readonly offer?: string;
  /** In milliseconds since 1970, with fractions. */
  readonly at: number;
};

/** So long without a packet is silence, in milliseconds. */
const SILENCE_MS = 400;

const callers = new Map<number, VoiceCaller>();

const tell = (caller: number, is: CallerNews['is'], more: Partial<CallerNews> = {}) =>
  process.send?.({
    caller,
    is,
    at: performance.timeOrigin + performance.now(),
    ...more,
  } satisfies CallerNews);

async function act(message: z.infer<typeof asked>): Promise<void> {
  const { caller } = message;
  if (message.do === 'offer') {
    let silence: NodeJS.Timeout | undefined;
    const made = new VoiceCaller(() => {
      if (silence) return void silence.refresh();
      tell(caller, 'sound');
      silence = setTimeout(() => {
        silence = undefined;
        tell(caller, 'silence');
      }, SILENCE_MS);
    });
    callers.set(caller, made);
    tell(caller, 'offer', { offer: await made.offer() });
  } else if (message.do === 'accept') {
    await callers.get(caller)?.accept(message.answer);
    tell(caller, 'connected');
  } else {
    await callers.get(caller)?.close();
    callers.delete(caller);
    tell(caller, 'closed');
  }
}

process.on('message', (message) => {
  const parsed = asked.safeParse(message);
  if (parsed.success) act(parsed.data).catch(() => tell(parsed.data.caller, 'failed'));
});
process.on('disconnect', () => process.exit(0));
