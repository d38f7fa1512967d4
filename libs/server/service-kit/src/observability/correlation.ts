import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Language } from '@word-unfolded/domain';

/** What travels with a request through every service that it touches. */
export type Journey = { readonly correlationId: string; readonly language: Language };

const journeys = new AsyncLocalStorage<Journey>();

/** Runs work as part of a journey: its calls carry the journey on, and its log entries name it. */
export function onJourney<Result>(journey: Journey, work: () => Result): Result {
  return journeys.run(journey, work);
}

/** The journey that this code is part of, if any. */
export function currentJourney(): Journey | undefined {
  return journeys.getStore();
}

const CORRELATION_ID = /^[\w.:-]{8,64}$/;

/** A correlation id from outside if it is well formed, otherwise a new one. */
export function correlationIdFrom(given: unknown): string {
  return typeof given === 'string' && CORRELATION_ID.test(given) ? given : randomUUID();
}
