import type { ConversationMessage } from '@word-unfolded/contracts';
import type { Thread } from '../../hooks/use-thread.js';

type Head = { readonly title: string; readonly about: string | undefined };

type Names = {
  readonly user: string;
  readonly assistant: string;
  /** An answer as text, in which each quotation keeps its reference, translation and mark, with who wrote it. */
  readonly signed: (content: string, writer: ConversationMessage['writer']) => string;
};

/** The displayed conversation as plain text. */
export function markdownFile(
  messages: readonly ConversationMessage[],
  { title, about }: Head,
  names: Names,
): Blob {
  const said = messages.map(({ role, content, writer }) => {
    const by = role === 'user' ? names.user : names.assistant;
    return `**${by}**\n\n${role === 'user' ? content : names.signed(content, writer)}`;
  });
  const text = [`# ${title}`, ...(about ? [about] : []), ...said].join('\n\n');
  return new Blob([`${text}\n`], { type: 'text/markdown' });
}

/** The whole stored conversation with every version. */
export function dataFile(title: string, { conversation, messages }: Thread): Blob {
  const data = conversation ?? { title, messages };
  return new Blob([`${JSON.stringify(data, undefined, 2)}\n`], { type: 'application/json' });
}
