import { z } from 'zod';

/** What is read of a request for a chat completion. */
export const chatRequest = z.object({
  model: z.string().min(1),
  messages: z
    .array(
      z.object({
        role: z.enum(['system', 'developer', 'user', 'assistant']),
        content: z.string(),
      }),
    )
    .min(1),
  stream: z.boolean().optional(),
  stream_options: z.object({ include_usage: z.boolean().optional() }).nullish(),
  max_tokens: z.int().positive().nullish(),
  max_completion_tokens: z.int().positive().nullish(),
});

export type ChatRequest = z.output<typeof chatRequest>;

/** A block of material between marks whose name a rule has given: `<<<name what>>>`, JSON, `<<<name end>>>`. */
const BLOCK = /^<<<([0-9a-f]{16,}) ([a-z-]+)>>>\n([\s\S]*?)\n<<<\1 end>>>$/gm;

/** A request as a model reads it that knows what is said to it from what is only shown to it. */
export type ReadRequest = {
  /** The messages of those who may give rules. */
  readonly rules: string;
  /** What users wrote outside of material. */
  readonly said: string;
  /** The material, by what it is called. */
  readonly material: ReadonlyMap<string, unknown>;
};

/** Material is only what stands between marks that the rules name: a mark that somebody else makes up is text. */
export function readRequest({ messages }: ChatRequest): ReadRequest {
  const textOf = (isWanted: (role: string) => boolean) =>
    messages
      .filter(({ role }) => isWanted(role))
      .map(({ content }) => content)
      .join('\n');
  const rules = textOf((role) => role === 'system' || role === 'developer');
  const material = new Map<string, unknown>();
  const said = textOf((role) => role === 'user').replace(
    BLOCK,
    (whole, mark: string, name: string, json: string) => {
      if (!rules.includes(mark)) return whole;
      material.set(name, parsed(json));
      return '';
    },
  );
  return { rules, said, material };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
