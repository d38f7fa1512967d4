import { withoutMarkdown } from '@word-unfolded/domain';
import { plainAnswer } from '../../model-generator/plain-answer.js';
import type { MessageRecord } from '../messages/message.schema.js';

/** What the search looks at in a message. */
export type SearchedMessage = Pick<MessageRecord, 'id' | 'parentId' | 'content' | 'writer'>;

/**
 * The words of the messages, without the markup of answers. Help in danger, and what asked for it, is not searched: a
 * line of it would stand on the screen of a reader who looks for something else, and others may see it.
 */
export function searchedTexts(messages: readonly SearchedMessage[]): string[] {
  const help = messages.filter(({ writer }) => writer?.kind === 'people');
  const hidden = new Set(help.flatMap(({ id, parentId }) => [id, parentId]));
  return messages
    .filter(({ id }) => !hidden.has(id))
    .map(({ content, writer }) => (writer ? withoutMarkdown(plainAnswer(content)) : content));
}
