import type { z } from 'zod';
import type { ChatRequest } from './chat-request.js';
import type { RealtimeCall } from '../realtime/realtime-calls.js';
import { startOpenaiSandboxServer } from './openai-sandbox-server.js';
import { PlannedFailures, type plannedFailure } from './planned-failure.js';
import { writeAnswer } from './sandbox-models.js';

export type OpenaiSandboxOptions = {
  /** The port on loopback. Without a value any free port is used. */
  readonly port?: number;
  /** The API key that clients must send. */
  readonly apiKey?: string;
  /** Replaces the sandbox's own models. */
  readonly answer?: (request: ChatRequest) => string;
  /** Whether streams are split at arbitrary bytes (default true). */
  readonly odd?: boolean;
  /** Delay between two chunks of a stream, in milliseconds. */
  readonly pauseMs?: number;
};

/** A received call. */
export type SandboxCall = { readonly path: string; readonly body: unknown };

/** A running OpenAI sandbox. */
export type OpenaiSandbox = {
  readonly port: number;
  /** The value for OPENAI_BASE_URL. */
  readonly baseUrl: string;
  /** The value for OPENAI_API_KEY. */
  readonly apiKey: string;
  /** The last hundred calls, oldest first. */
  readonly calls: readonly SandboxCall[];
  /** The calls by voice, the oldest first. */
  readonly voiceCalls: readonly RealtimeCall[];
  /** Makes the next calls fail; also `POST /sandbox/openai/failures`. */
  fail(failure: z.input<typeof plannedFailure>): void;
  stop(): Promise<void>;
};

const STORED_CALLS = 100;

/** Starts an OpenAI sandbox on loopback: its endpoints, with models that need no network. Never for production. */
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
    if (calls.length > STORED_CALLS) calls.shift();
  };
  const manner = { odd, pauseMs };
  const server = await startOpenaiSandboxServer({ port, apiKey, manner, failures, answer, called });
  return {
    port: server.port,
    baseUrl: `http://127.0.0.1:${server.port}/v1`,
    apiKey,
    calls,
    get voiceCalls() {
      return server.realtime.all;
    },
    fail: (failure) => failures.plan(failure),
    stop: () => server.stop(),
  };
}
