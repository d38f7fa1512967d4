/** What a message needs to stand in a tree. */
type Node = { readonly id: string; readonly parentId: string | null };

/** The messages of a conversation by their places. */
export class MessageTree<Message extends Node> {
  private readonly byId: ReadonlyMap<string, Message>;
  private readonly children = new Map<string | null, string[]>();

  /** @param messages in the order in which they were said */
  constructor(messages: readonly Message[]) {
    this.byId = new Map(messages.map((message) => [message.id, message]));
    for (const { id, parentId } of messages)
      this.children.set(parentId, [...(this.children.get(parentId) ?? []), id]);
  }

  get(id: string): Message | undefined {
    return this.byId.get(id);
  }

  /** All that follow the same message, itself included, the oldest first. */
  siblings({ parentId }: Message): string[] {
    return this.children.get(parentId) ?? [];
  }

  /** From the beginning to a message, that message included; nothing for null. */
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
