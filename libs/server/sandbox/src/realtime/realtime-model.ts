/** What the model of the sandbox does in a response. */
export type Reaction =
  | { readonly say: string }
  | { readonly call: { readonly name: string; readonly arguments: string } }
  /** The response begins and nothing of it comes. */
  | { readonly stall: true };

/** What a response is made from. */
export type ReactionInput = {
  /** What the reader said last; undefined if the response was requested. */
  readonly heard: string | undefined;
  /** The output of a tool that was just called. */
  readonly toolOutput: string | undefined;
  /** The instructions of this response only. */
  readonly instructions: string | undefined;
  readonly language: 'en' | 'es';
};

const GREETING = { en: 'Peace be with you. What shall we read?', es: 'La paz sea contigo. ¿Qué leemos?' };
const DONE = { en: 'That is done.', es: 'Está hecho.' };
const HEARD = { en: 'I heard you say', es: 'Te oí decir' };

/** Instructions that state the words themselves, between these marks. */
const EXACT_WORDS = /<say>([^]*?)<\/say>/u;

const REFERENCE = /(?:[1-3] )?\p{Lu}\p{L}+ \d+(?::\d+(?:-\d+)?)?/u;

const OPEN = /^(?:please )?(?:open|show me|abre|mu[eé]strame)\b/iu;
const SEARCH = /^(?:search(?: for)?|busca)\s+(.+?)[.?!]*$/iu;
const EXPLAIN = /(?:the word|la palabra)\s+["“«]?(\p{L}+)/iu;
const NOTE = /^(?:note|save a note|anota|guarda una nota)[:,]?\s+(.+)$/iu;

/**
 * A model that uses its tools as it is asked to, and reads aloud what they return: passages by reference, searches,
 * words, notes. What it is told to say exactly, it says.
 */
export function react({ heard, toolOutput, instructions, language }: ReactionInput): Reaction {
  const exact = EXACT_WORDS.exec(instructions ?? '')?.[1];
  if (exact !== undefined) return { say: exact };
  if (toolOutput !== undefined) return { say: spokenOutput(toolOutput, language) };
  if (heard === undefined) return { say: GREETING[language] };
  return toolFor(heard) ?? { say: `${HEARD[language]}: ${heard}` };
}

function toolFor(heard: string): Reaction | undefined {
  const reference = REFERENCE.exec(heard)?.[0];
  const [, query] = SEARCH.exec(heard) ?? [];
  const [, word] = EXPLAIN.exec(heard) ?? [];
  const [, note] = NOTE.exec(heard) ?? [];
  if (note !== undefined) return toolCall('save_note', { title: 'Selah', text: note });
  if (word !== undefined) return toolCall('explain_word', { word, ...(reference && { reference }) });
  if (query !== undefined) return toolCall('search_scripture', { query });
  if (reference === undefined) return undefined;
  return toolCall(OPEN.test(heard) ? 'open_passage' : 'read_passage', { reference });
}

function toolCall(name: string, input: object): Reaction {
  return { call: { name, arguments: JSON.stringify(input) } };
}

type ToolOutput = Readonly<Record<string, unknown>> & {
  readonly found?: readonly { readonly reference: string; readonly text: string }[];
};

/** Reads the passage of an output aloud; any other output is told as it is. */
function spokenOutput(output: string, language: ReactionInput['language']): string {
  const { reference, text, found, message, word, transliteration, gloss } = JSON.parse(output) as ToolOutput;
  if (typeof text === 'string') return `${String(reference)}: “${text}”`;
  const [first] = found ?? [];
  if (first) return `${first.reference}: “${first.text}”`;
  if (typeof gloss === 'string') return `${String(word)}: ${String(transliteration)}, ${gloss}`;
  if (typeof message !== 'string') return DONE[language];
  return language === 'en' ? message : spanishMessage(message, reference);
}

/** What a tool says, which it says in English whatever the language of the call is. */
function spanishMessage(message: string, reference: unknown): string {
  if (typeof reference === 'string') return `${reference} está abierto en la pantalla.`;
  return /\bno passage\b/u.test(message) ? 'No existe ese pasaje.' : DONE.es;
}

/** The same words with one of them replaced, between quotation marks. */
export function misquoted(text: string): string {
  return text.replace(/“([^”]+)”/u, (_, quoted: string) => {
    const words = quoted.split(' ');
    const middle = Math.floor(words.length / 2);
    return `“${[...words.slice(0, middle), 'perhaps', ...words.slice(middle + 1)].join(' ')}”`;
  });
}
