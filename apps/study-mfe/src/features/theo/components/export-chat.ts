import type { ConversationMessage } from '@word-unfolded/contracts';
import type { Thread } from '../hooks/use-thread.js';

type Head = { readonly title: string; readonly about: string | undefined };

type Names = {
  readonly user: string;
  readonly assistant: string;
  /** An answer as text, in which each quotation keeps its passage, edition and mark. */
  readonly plain: (content: string) => string;
};

/** What is shown of a conversation, as text that any program opens. */
export function markdownFile(
  messages: readonly ConversationMessage[],
  { title, about }: Head,
  names: Names,
): Blob {
  const said = messages.map(({ role, content, writer }) => {
    const by = role === 'user' ? names.user : [names.assistant, writer?.name].filter(Boolean).join(', ');
    return `**${by}**\n\n${role === 'user' ? content : names.plain(content)}`;
  });
  const text = [`# ${title}`, ...(about ? [about] : []), ...said].join('\n\n');
  return new Blob([`${text}\n`], { type: 'text/markdown' });
}

/** All of a conversation with every version, as it is kept. */
export function dataFile(title: string, { conversation, messages }: Thread): Blob {
  const data = conversation ?? { title, messages };
  return new Blob([`${JSON.stringify(data, undefined, 2)}\n`], { type: 'application/json' });
}

/** Has the browser save a file, under a name without what file systems do not take. */
export function offerFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replaceAll(':', '.').replace(/[\\/*?"<>|]/g, '');
  link.click();
  setTimeout(() => URL.revokeObjectURL(address)); // the download has its own hold on it by then
}
