import { outcomeOfJob, type JobProgress } from '@word-unfolded/answers';
import { callRoute, readableText } from '@word-unfolded/api-client';
import { beginImageRoute, errorText, IMAGE_STEPS, madeImage, type MadeImage } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { storedText } from '@word-unfolded/ui';
import { useEffect, useRef, useState } from 'react';
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

  // The job goes on when the reader leaves; only the following ends.
  useEffect(() => {
    const before = readStored();
    const stop = new AbortController();
    following.current = stop;
    if (before) {
      const options = { language, signal: stop.signal };
      void follow(before.choices, () => Promise.resolve(before.jobId), options, setJob);
    }
    return () => following.current?.abort();
  }, [language]);

  const make = async (choices: Choices): Promise<void> => {
    const quote = choices.quote.trim();
    if (quote === '') return setJob({ kind: 'failed', reason: errorText('IMAGE_QUOTE_EMPTY', language) });
    const body = bodyOf(choices, quote);
    setJob({ kind: 'drawing' });
    const stop = new AbortController();
    following.current = stop;
    const options = { language, signal: stop.signal };
    const begin = async () => (await callRoute(beginImageRoute, { body }, options)).jobId;
    await follow(choices, begin, options, setJob);
  };
  return { job, make };
}

/** Follows a job to its end, and tells each of its states. */
async function follow(
  choices: Choices,
  begin: () => Promise<string>,
  options: { readonly language: Language; readonly signal: AbortSignal },
  tell: (job: ImageJob) => void,
): Promise<void> {
  try {
    const jobId = await begin();
    stored.write(JSON.stringify({ jobId, choices }));
    const onProgress = (state: JobProgress) => tell(stateOf(state));
    const image = madeImage.parse(await outcomeOfJob(jobId, { ...options, onProgress }));
    tell({ kind: 'made', image, choices });
  } catch (error) {
    if (options.signal.aborted) return;
    stored.forget();
    tell({ kind: 'failed', reason: readableText(error, options.language, 'action') });
  }
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
