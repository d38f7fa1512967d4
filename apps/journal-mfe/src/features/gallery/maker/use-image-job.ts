import { outcomeOfJob, type JobProgress } from '@word-unfolded/answers';
import { callRoute, readableText, type CallOptions } from '@word-unfolded/api-client';
import { beginImageRoute, errorText, IMAGE_STEPS, madeImage, type MadeImage } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { storedText } from '@word-unfolded/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { looksOf, type Choices } from './choices.js';

export type ImageJob =
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting'; readonly place: number }
  | { readonly kind: 'drawing' | 'storing' }
  | { readonly kind: 'made'; readonly image: MadeImage; readonly choices: Choices }
  | { readonly kind: 'failed'; readonly reason: string };

/** The job of this tab, so that a reload finds its image. */
const stored = storedText('imageJob', 'tab');

/** Has an image made, and follows its job, also after a reload. What the reader chose stays, whatever happens. */
export function useImageJob(language: Language): {
  readonly job: ImageJob;
  readonly make: (choices: Choices) => Promise<void>;
} {
  const [job, setJob] = useState<ImageJob>(() => ({ kind: readStored() ? 'drawing' : 'none' }));
  const following = useRef<AbortController>(undefined);

  const follow = async (choices: Choices, jobIdOf: (options: CallOptions) => Promise<string>) => {
    const stop = new AbortController();
    following.current = stop;
    try {
      const options = { language, signal: stop.signal };
      const jobId = await jobIdOf(options);
      stored.write(JSON.stringify({ jobId, choices }));
      const onProgress = (state: JobProgress) => setJob(stateOf(state));
      const image = madeImage.parse(await outcomeOfJob(jobId, { ...options, onProgress }));
      setJob({ kind: 'made', image, choices });
    } catch (error) {
      if (stop.signal.aborted) return;
      stored.forget();
      setJob({ kind: 'failed', reason: readableText(error, language, 'action') });
    }
  };

  const resume = useEffectEvent(() => {
    const before = readStored();
    if (before) void follow(before.choices, () => Promise.resolve(before.jobId));
  });
  // The job goes on when the reader leaves; only the following ends.
  useEffect(() => {
    resume();
    return () => following.current?.abort();
  }, []);

  const make = async (choices: Choices): Promise<void> => {
    const quote = choices.quote.trim();
    if (quote === '') return setJob({ kind: 'failed', reason: errorText('IMAGE_QUOTE_EMPTY', language) });
    const body = bodyOf(choices, quote);
    setJob({ kind: 'drawing' });
    await follow(choices, async (options) => (await callRoute(beginImageRoute, { body }, options)).jobId);
  };
  return { job, make };
}

/** What was chosen for the job of this tab. */
export const storedChoices = () => readStored()?.choices;

/** Only this page writes it. */
function readStored(): { readonly jobId: string; readonly choices: Choices } | undefined {
  try {
    return JSON.parse(stored.read() ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function bodyOf(choices: Choices, quote: string) {
  const { reference, style, aspect, quality, format, background, seed } = choices;
  return {
    ...{ prompt: quote, quote, style, aspect, quality, format, background, seed },
    ...looksOf(choices),
    ...(reference.trim() && { reference: reference.trim() }),
  };
}

function stateOf(state: JobProgress): ImageJob {
  if (state.type === 'queued') return { kind: 'waiting', place: state.place };
  return { kind: state.done >= IMAGE_STEPS.storing ? 'storing' : 'drawing' };
}
