import type { z } from 'zod';
import type { ChatRequest } from './chat-request.js';
import { openOpenaiDoor } from './openai-door.js';
import { PlannedFailures, type plannedFailure } from './planned-failure.js';
import { writeAnswer } from './sandbox-models.js';

export type OpenaiSandboxOptions = {
  /** Of loopback; without one a free one is taken. */
  readonly port?: number;
  /** The key that callers must send. */
  readonly apiKey?: string;
  /** What is answered, in place of the sandbox's own models. */
  readonly answer?: (request: ChatRequest) => string;
  /** Whether streams come in pieces that end anywhere; so by default. */
  readonly odd?: boolean;
  /** Between two pieces of a stream, in milliseconds. */
  readonly pauseMs?: number;
};

/** A call that was made. */
export type SandboxCall = { readonly path: string; readonly body: unknown };

/** A running stand-in for OpenAI. */
export type OpenaiSandbox = {
  readonly port: number;
  /** What OPENAI_BASE_URL is set to. */
  readonly baseUrl: string;
  /** What OPENAI_API_KEY is set to. */
  readonly apiKey: string;
  /** The last hundred calls, the newest last. */
  readonly calls: readonly SandboxCall[];
  /** Makes the next calls fail; also `POST /sandbox/openai/failures`. */
  fail(failure: z.input<typeof plannedFailure>): void;
  stop(): Promise<void>;
};

const KEPT_CALLS = 100;

/** Starts a stand-in for OpenAI on loopback: its endpoints, with models that need no network. Never for production. */
export async function startOpenaiSandbox({
  port = 0,
  apiKey = 'sk-sandbox',
  answer = writeAnswer,
  odd = true,
  pauseMs = 0,
}: OpenaiSandboxOptions = {}): Promise<OpenaiSandbox> {
  const failures = new PlannedFailures();
  const calls: SandboxCall[] = [];
  const called = (path: string, body: unknown) => {
    calls.push({ path, body });
    if (calls.length > KEPT_CALLS) calls.shift();
  };
  const manner = { odd, pauseMs };
  const door = await openOpenaiDoor({ port, apiKey, manner, failures, answer, called });
  return {
    port: door.port,
    baseUrl: `http://127.0.0.1:${door.port}/v1`,
    apiKey,
    calls,
    fail: (failure) => failures.plan(failure),
    stop: () => door.stop(),
  };
}
