import { outcomeOfJob, type JobProgress } from '@word-unfolded/answers';
import { callRoute, readableText } from '@word-unfolded/api-client';
import {
  AppError,
  beginImageRoute,
  errorText,
  IMAGE_STEPS,
  madeImage,
  type MadeImage,
} from '@word-unfolded/contracts';
import { IMAGE_LIMITS, type Language } from '@word-unfolded/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { looksOf, type Choices } from '../maker/choices.js';
import { storeJob, type StoredJob } from './stored-job.js';

export type ImageJob =
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting'; readonly place: number }
  /** Sent, and the place in line is not known yet. */
  | { readonly kind: 'sent' | 'drawing' | 'storing' }
  | { readonly kind: 'made'; readonly image: MadeImage; readonly choices: Choices }
  | { readonly kind: 'failed'; readonly reason: string };

/**
 * Has an image made, and follows its job, also after a reload. What the reader chose stays, whatever happens.
 *
 * @param begun what this tab has begun; its job is followed
 */
export function useImageJob(
  language: Language,
  begun: StoredJob | undefined,
): {
  readonly job: ImageJob;
  readonly make: (choices: Choices) => void;
} {
  const [job, setJob] = useState<ImageJob>(() => ({ kind: begun?.key === undefined ? 'none' : 'sent' }));
  const following = useRef<AbortController>(undefined);

  const follow = (choices: Choices, key: string) => {
    following.current?.abort();
    const stop = new AbortController();
    following.current = stop;
    void makeImage(choices, key, { language, signal: stop.signal }, setJob);
  };
  const goOn = useEffectEvent(() => {
    if (begun?.key !== undefined) follow(begun.choices, begun.key);
  });
  // The job goes on when the reader leaves; only the following ends.
  useEffect(() => {
    goOn();
    return () => following.current?.abort();
  }, []);

  const make = (choices: Choices) => {
    const problem = problemOf(choices);
    if (problem) return setJob({ kind: 'failed', reason: errorText(problem, language) });
    setJob({ kind: 'sent' });
    const key = crypto.randomUUID();
    storeJob({ page: window.location.pathname, choices, key });
    follow(choices, key);
  };
  return { job, make };
}

function problemOf({ quote }: Choices) {
  const { length } = quote.trim();
  if (length === 0) return 'IMAGE_QUOTE_EMPTY';
  return length > IMAGE_LIMITS.quoteCharacters ? 'IMAGE_QUOTE_TOO_LONG' : undefined;
}

/** Begins the job of a key, or joins it, follows it to its end, and tells each of its states. */
async function makeImage(
  choices: Choices,
  key: string,
  options: { readonly language: Language; readonly signal: AbortSignal },
  tell: (job: ImageJob) => void,
): Promise<void> {
  try {
    const sending = { ...options, idempotencyKey: key };
    const { jobId } = await callRoute(beginImageRoute, { body: bodyOf(choices) }, sending);
    const onProgress = (state: JobProgress) => tell(stateOf(state));
    const outcome = await outcomeOfJob(jobId, { ...options, onProgress });
    const image = madeImage.safeParse(outcome);
    if (!image.success) throw AppError.of('IMAGE_DATA_MISSING');
    tell({ kind: 'made', image: image.data, choices });
  } catch (error) {
    if (options.signal.aborted) return;
    storeJob({ page: window.location.pathname, choices }); // the draft stays
    tell({ kind: 'failed', reason: reasonOf(error, options.language) });
  }
}

const reasonOf = (error: unknown, language: Language) =>
  error instanceof AppError
    ? readableText(error, language, 'action')
    : errorText('IMAGE_ERROR_UNKNOWN', language);

function bodyOf(choices: Choices) {
  const quote = choices.quote.trim();
  const { style, aspect, quality, format, background, seed, translationId, provider } = choices;
  const [reference, attribution] = [choices.reference.trim(), choices.attribution.trim()];
  return {
    ...{ prompt: quote, quote, style, aspect, quality, format, background, seed },
    ...looksOf(choices),
    ...(reference && { reference }),
    ...(reference && translationId && { translationId }),
    ...(attribution && { attribution }),
    ...(provider && { provider }),
  };
}

function stateOf(state: JobProgress): ImageJob {
  if (state.type === 'queued') return { kind: 'waiting', place: state.place };
  return { kind: state.done >= IMAGE_STEPS.storing ? 'storing' : 'drawing' };
}
