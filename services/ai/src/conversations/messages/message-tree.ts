/** The fields that place a message in a tree. */
type Node = { readonly id: string; readonly parentId: string | null };

/** The messages of a conversation as a tree. */
export class MessageTree<Message extends Node> {
  private readonly byId: ReadonlyMap<string, Message>;
  private readonly children = new Map<string | null, string[]>();

  /** @param messages in chronological order */
  constructor(messages: readonly Message[]) {
    this.byId = new Map(messages.map((message) => [message.id, message]));
    for (const { id, parentId } of messages)
      this.children.set(parentId, [...(this.children.get(parentId) ?? []), id]);
  }

  get(id: string): Message | undefined {
    return this.byId.get(id);
  }

  /** All messages with the same parent, including this one, the oldest first. */
  siblings({ parentId }: Message): string[] {
    return this.children.get(parentId) ?? [];
  }

  /** The path from the first message to a message, inclusive; empty for null. */
  path(id: string | null): Message[] {
    const path: Message[] = [];
    const seen = new Set<string>();
    for (let at = id; at !== null && !seen.has(at);) {
      const message = this.byId.get(at);
      if (!message) break;
      seen.add(at);
      path.unshift(message);
      at = message.parentId;
    }
    return path;
  }
}
