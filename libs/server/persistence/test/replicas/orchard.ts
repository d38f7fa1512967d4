import { defineMessage, defineStream } from '@word-unfolded/contracts';
import { z } from 'zod';

/** Longer than a suite may take, so that only a detected loss ends a call. */
const timeoutMs = 600_000;

/** A read: which process answers. */
export const LookAround = defineMessage({
  subject: 'journal.orchard.look',
  safe: true,
  request: z.object({}),
  response: z.object({ pid: z.int() }),
  timeoutMs,
});

/** A write: one more tree. */
export const PlantTree = defineMessage({
  subject: 'journal.orchard.plant',
  request: z.object({ tree: z.string() }),
  response: z.object({ number: z.int() }),
  timeoutMs,
});

/** A stream: which process sends it, once. */
export const PickFruit = defineStream({
  subject: 'journal.orchard.pick',
  request: z.object({}),
  chunk: z.object({ pid: z.int() }),
  firstMs: timeoutMs,
});

/** Where a replica stops at its work until it is killed. */
export type Halt = 'never' | 'before-work' | 'after-work';

/** A message of a replica: that it is ready, or that it has stopped at its work. */
export type ReplicaMessage = 'ready' | 'halted';
