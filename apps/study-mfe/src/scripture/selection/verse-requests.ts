import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import type { VersePassage } from './verse-passage.js';

/** A part of the page that a reader opens about chosen verses. */
export type VersePart = 'notes' | 'theo' | 'mapping';

type VerseRequest = {
  readonly part: VersePart;
  readonly passage: VersePassage;
  /** The note to open; without it, the one on exactly these verses, or a new one. */
  readonly noteId?: string | undefined;
};

/** The last request, for the parts of the page, which open themselves. */
const useRequest = create<{ readonly request: VerseRequest | undefined }>(() => ({ request: undefined }));

/** Opens a part of the page about some verses. */
export function requestPart(part: VersePart, passage: VersePassage, noteId?: string): void {
  useRequest.setState({ request: { part, passage, noteId } });
}

/** The verses that a part was opened about; undefined once another passage is open. */
export function useRequested(part: VersePart): VersePassage | undefined {
  return useRequest(({ request }) => (request?.part === part ? request.passage : undefined));
}

/** Subscribes to requests; returns the unsubscribe function. */
export function onVerseRequest(hear: (request: VerseRequest) => void): () => void {
  return useRequest.subscribe(({ request }, before) => {
    if (request && request !== before.request) hear(request);
  });
}

const taken = new WeakSet<VerseRequest>();

/** Acts on each request of a part once, also on one that was made before the part was mounted. */
export function useVerseRequest(
  part: VersePart,
  act: (passage: VersePassage, noteId: string | undefined) => void,
): void {
  const request = useRequest((state) => (state.request?.part === part ? state.request : undefined));
  const run = useEffectEvent(act);
  useEffect(() => {
    if (!request || taken.has(request)) return;
    taken.add(request);
    run(request.passage, request.noteId);
  }, [request]);
}

/** Another passage is open: the parts are about it again. */
export function forgetRequest(): void {
  useRequest.setState({ request: undefined });
}
