import { z } from 'zod';

/** The fields of a chat completion request that the sandbox uses. */
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

/** A block of material between delimiters whose name the rules state: `<<<name what>>>`, JSON, `<<<name end>>>`. */
const BLOCK = /^<<<([0-9a-f]{16,}) ([a-z-]+)>>>\n([\s\S]*?)\n<<<\1 end>>>$/gm;

/** A request as a careful model reads it: instructions are separate from quoted material. */
export type ReadRequest = {
  /** The messages with instructions (system and developer). */
  readonly rules: string;
  /** The users' text outside the material. */
  readonly userText: string;
  /** The material, by name. */
  readonly material: ReadonlyMap<string, unknown>;
};

/**
 * Only text between delimiters that the rules name is material. Delimiters that another message invents are plain text.
 */
export function readRequest({ messages }: ChatRequest): ReadRequest {
  const textOf = (isWanted: (role: string) => boolean) =>
    messages
      .filter(({ role }) => isWanted(role))
      .map(({ content }) => content)
      .join('\n');
  const rules = textOf((role) => role === 'system' || role === 'developer');
  const material = new Map<string, unknown>();
  const userText = textOf((role) => role === 'user').replace(
    BLOCK,
    (whole, mark: string, name: string, json: string) => {
      if (!rules.includes(mark)) return whole;
      material.set(name, parsed(json));
      return '';
    },
  );
  return { rules, userText, material };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
