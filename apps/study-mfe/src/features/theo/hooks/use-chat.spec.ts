import { chatStreamRoute } from '@word-unfolded/contracts';
import { bodyOf, historyOf, type Question } from '../hooks/use-chat.js';

const ID = '64b000000000000000000001';
const OTHER = '64b000000000000000000002';
const question = (more: Partial<Question> = {}): Question => ({
  text: 'Who was Boaz?',
  base: null,
  language: 'en',
  scriptureRef: 'Ruth 2:1',
  ...more,
});

const takes = (input: Question) => chatStreamRoute.body!.safeParse(bodyOf(input)).success;

describe('a question as it is sent', () => {
  it('is accepted by the route, whatever its action in the conversation', () => {
    const inConversation = { conversationId: ID, base: OTHER };
    expect(takes(question())).toBe(true);
    expect(takes(question(inConversation))).toBe(true);
    expect(takes(question({ ...inConversation, instead: { kind: 'edit', messageId: OTHER } }))).toBe(true);
    expect(takes(question({ ...inConversation, instead: { kind: 'regenerate', messageId: OTHER } }))).toBe(
      true,
    );
  });

  it('names its conversation and the message that it follows', () => {
    expect(bodyOf(question({ conversationId: ID, base: OTHER }))).toMatchObject({
      question: 'Who was Boaz?',
      conversationId: ID,
      parentId: OTHER,
    });
  });

  it('of a visitor contains the earlier messages, and no conversation id', () => {
    const history = historyOf(
      Array.from({ length: 30 }, (_, index) => ({
        id: ID,
        parentId: null,
        role: index % 2 ? ('assistant' as const) : ('user' as const),
        content: `${index}${'.'.repeat(9_000)}`,
        createdAt: '',
        status: 'complete' as const,
        siblings: [ID],
      })),
    );
    const edited = question({ base: OTHER, history, instead: { kind: 'edit', messageId: OTHER } });
    expect(Object.keys(bodyOf(edited)).sort()).toEqual(['history', 'language', 'question', 'scriptureRef']);
    expect([history.length, history[0]!.content.slice(0, 3), history[0]!.content.length]).toEqual([
      10,
      '20.',
      4_000,
    ]);
    expect(takes(edited)).toBe(true);
  });
});
