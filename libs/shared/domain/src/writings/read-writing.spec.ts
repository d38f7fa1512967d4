import { isWholeWriting, readWriting } from './read-writing.js';
import { WRITING_PARTS, writingHeading } from './writing-structure.js';

const devotional = [
  '# Held by [Romans 8](reference:Rom.8?mark=exact)',
  '',
  writingHeading('devotional', 'scripture', 'en'),
  '> [words](scripture:Rom.8.28?edition=WEB&mark=exact)',
  '',
  '## REFLECTION',
  'One.',
  '',
  '### Smaller',
  'Two.',
  '## For today ##',
  '- Go.',
  '## **Prayer**',
  'Amen.',
].join('\n');

describe('a devotional', () => {
  it('is split by its headings', () => {
    const writing = readWriting(devotional, 'devotional');
    expect(writing).toEqual({
      kind: 'devotional',
      title: 'Held by Romans 8',
      sections: [
        {
          key: 'scripture',
          heading: 'Scripture',
          content: '> [words](scripture:Rom.8.28?edition=WEB&mark=exact)',
        },
        { key: 'reflection', heading: 'REFLECTION', content: 'One.\n\n### Smaller\nTwo.' },
        { key: 'practice', heading: 'For today', content: '- Go.' },
        { key: 'prayer', heading: '**Prayer**', content: 'Amen.' },
      ],
      missing: [],
    });
    expect(isWholeWriting(writing)).toBe(true);
  });

  it('is recognised by its Spanish headings, with and without accents', () => {
    const parts = ['Escritura', 'Reflexion', 'Para hoy', 'Oración'];
    const text = `# Título\n${parts.map((part) => `## ${part}\r\nAlgo.`).join('\r\n')}`;
    expect(readWriting(text, 'devotional')).toMatchObject({ title: 'Título', missing: [] });
  });

  it('reports its missing parts, including parts without words', () => {
    const cut = readWriting('# T\n## Scripture\nA.\n## Reflection\n\n## Prayer\nB.', 'devotional');
    expect(cut.missing).toEqual(['reflection', 'practice']);
    expect(isWholeWriting(cut)).toBe(false);
    expect(readWriting('', 'devotional')).toMatchObject({ title: '', sections: [] });
  });

  it('ignores headings within code, and joins a part that occurs twice', () => {
    const text = '## Prayer\n```\n## Scripture\n```\n## Prayer\nMore.';
    expect(readWriting(text, 'devotional').sections).toEqual([
      { key: 'prayer', heading: 'Prayer', content: '```\n## Scripture\n```\n\nMore.' },
    ]);
  });
});

describe('a study guide', () => {
  it('is complete with all of its parts', () => {
    const parts = WRITING_PARTS['study-guide'].map(
      ({ key }) => `${writingHeading('study-guide', key, 'es')}\nTexto.`,
    );
    expect(isWholeWriting(readWriting(['# Guía', ...parts].join('\n\n'), 'study-guide'))).toBe(true);
  });
});

describe('a quote', () => {
  const source = '[Romans 8:28](reference:Rom.8.28?mark=exact) (WEB)';

  it('is the block quotation, with the line that names its author', () => {
    const writing = readWriting(`> All things\n> work together\n\n— ${source}\n`, 'quote');
    expect(writing.sections).toEqual([
      { key: 'quote', heading: '', content: 'All things\nwork together' },
      { key: 'source', heading: '', content: source },
    ]);
    expect(writing).toMatchObject({ title: 'Romans 8:28 (WEB)', missing: [] });
  });

  it('may name its author within the quotation, and have a title and words about it', () => {
    const writing = readWriting(`# Held\n\nA quote:\n\n> Held.\n>\n> — ${source}\n\nAnd more.`, 'quote');
    expect(writing.title).toBe('Held');
    expect(writing.sections.map(({ content }) => content)).toEqual(['Held.', source]);
  });

  it('may be original words that are not set as a quotation', () => {
    const { sections } = readWriting(`# Title\n\nNothing is\nwasted.\n\n— ${source}\n`, 'quote');
    expect(sections.map(({ content }) => content)).toEqual(['Nothing is\nwasted.', source]);
  });

  it('is incomplete without a source or words', () => {
    expect(readWriting('> Held.', 'quote').missing).toEqual(['source']);
    expect(readWriting('— Ruth', 'quote').missing).toEqual(['quote']);
    expect(readWriting('', 'quote').missing).toEqual(['quote', 'source']);
  });
});
