import { searchedTexts, type SearchedMessage } from './searched-texts.js';

const message = (id: string, content: string, given: Partial<SearchedMessage> = {}): SearchedMessage => ({
  id,
  content,
  parentId: null,
  writer: null,
  ...given,
});

describe('what is searched in a conversation', () => {
  it('are the words of answers without their markup', () => {
    const answer = '## Peace\n\n**Peace** in [Rom. 6:3–11](reference:Rom.6.3-Rom.6.11?mark=exact)).';
    const writer = { kind: 'study-engine', name: 'Study engine' } as const;
    expect(searchedTexts([message('q', 'What of *peace*?'), message('a', answer, { writer })])).toEqual([
      'What of *peace*?',
      'Peace\n\nPeace in Rom. 6:3–11).',
    ]);
  });

  it('is neither help in danger nor what asked for it', () => {
    const writer = { kind: 'people', name: 'People' } as const;
    const texts = searchedTexts([
      message('1', 'Who was Ruth?'),
      message('2', 'I want to die'),
      message('3', 'You are not alone.', { parentId: '2', writer }),
      message('4', 'And Naomi?', { parentId: '3' }),
    ]);
    expect(texts).toEqual(['Who was Ruth?', 'And Naomi?']);
  });
});
