import { strFromU8, unzipSync } from 'fflate';
import { filedEntry, made } from '../../test/filed-entries.js';
import { written } from '../../test/written-file.js';

/** The parts of a document, by name. */
async function partsOf(
  ...parameters: Parameters<typeof written> extends [unknown, ...infer Rest] ? Rest : never
) {
  const parts = Object.entries(unzipSync(await written('docx', ...parameters)));
  return Object.fromEntries(parts.map(([name, bytes]) => [name, strFromU8(bytes)]));
}

/** The style and text of each paragraph. */
function paragraphs(xml: string): string[] {
  return [...xml.matchAll(/<w:p>(.*?)<\/w:p>/gs)].map(([, inside = '']) => {
    const style = /<w:pStyle w:val="(\w+)"/.exec(inside)?.[1] ?? 'Normal';
    const words = [...inside.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>|(<w:br\/>)/g)].map(([, text, line]) =>
      line ? '\n' : text,
    );
    return `${style}: ${words.join('')}`;
  });
}

describe('a journal as a document', () => {
  it('has real headings, lists, quotations and links, and states its language', async () => {
    const content =
      '## Alabanza\n\nUn **día** *bueno*\n\n> Cita\n\n- punto\n\n3. tres\n4. cuatro\n\n[sitio](https://a.example/é?b=1&c=2)';
    const generatedContent = [
      made({ type: 'quote', content: '[Venid](scripture:Matt.11.28?edition=WEB&mark=exact)' }),
    ];
    const parts = await partsOf([filedEntry({ title: 'Día', content, generatedContent })], {
      language: 'es',
    });
    const document = parts['word/document.xml']!;
    expect(paragraphs(document)).toEqual([
      'Heading1: Día',
      'About: 1 de marzo de 2026 · Sin categoría',
      'Heading3: Alabanza',
      'Normal: Un día bueno',
      'Quote: Cita',
      'Normal: punto',
      'Normal: tres',
      'Normal: cuatro',
      'Normal: sitio',
      'Heading2: Cita: Rest',
      'Note: Escrito por una máquina a partir de esta entrada: study-engine. No es la Escritura.',
      'Normal: Venid (Mateo 11:28, World English Bible, exacta)',
      'Heading1: Escritura citada aquí',
      'Normal: World English Bible. Public domain.',
    ]);
    expect(document).toContain('<w:b/><w:bCs/></w:rPr><w:t xml:space="preserve">día');
    expect(document).toContain('<w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t xml:space="preserve">punto');
    expect(document.match(/<w:numId w:val="2"\/>/g)).toHaveLength(2);
    expect(parts['word/numbering.xml']).toContain('<w:startOverride w:val="3"/>');
    expect(parts['word/_rels/document.xml.rels']).toContain('Target="https://a.example/%C3%A9?b=1&amp;c=2"');
    expect(parts['word/styles.xml']).toContain('<w:lang w:val="es-419"');
    expect(parts['word/footer.xml']).toMatch(/Página .* PAGE .* NUMPAGES /);
  });

  it('is well-formed XML for any content, and its paragraphs have the direction of their scripts', async () => {
    const content = 'a\u0000\u0008<b>&"\uD800 \uFFFF\n\nשלום לכם\n\n[x](http://[bad)';
    const document = (await partsOf([filedEntry({ title: ']]><w:p>', content })]))['word/document.xml']!;
    expect(document).not.toMatch(/[\u0000-\u0008\uFFFE\uFFFF]/);
    expect(document).toContain('a&lt;b&gt;&amp;&quot;');
    expect(document).toContain(']]&gt;&lt;w:p&gt;');
    expect(document).toMatch(
      /<w:bidi\/><\/w:pPr><w:r><w:rPr><w:rtl\/><w:lang w:bidi="he-IL"\/><\/w:rPr><w:t[^>]*>שלום לכם/,
    );
    const tags = [...document.matchAll(/<(\/?)(w:\w+)[^>]*?(\/?)>/g)].filter(([, , , closed]) => !closed);
    expect(tags.filter(([, end]) => end === '/').length).toBe(tags.length / 2);
  });

  it('has separate tables with heads that repeat on every page', async () => {
    const content =
      '| Name | *Meaning* |\n| --- | --- |\n| Ruth | friend |\n| Boaz |\n\nthen\n\n| One | Two |\n|-|-|';
    const document = (await partsOf([filedEntry({ content })]))['word/document.xml']!;
    const tables = [...document.matchAll(/<w:tbl>(.*?)<\/w:tbl><w:p\/>/gs)].map(([, table = '']) =>
      [...table.matchAll(/<w:tr>(.*?)<\/w:tr>/gs)].map(([, row = '']) => ({
        isHead: row.includes('<w:tblHeader/>'),
        cells: [...row.matchAll(/<w:tc>(.*?)<\/w:tc>/gs)].map(([, cell = '']) =>
          [...cell.matchAll(/<w:t [^>]*>([^<]*)/g)].map(([, words]) => words).join(''),
        ),
      })),
    );
    expect(tables).toEqual([
      [
        { isHead: true, cells: ['Name', 'Meaning'] },
        { isHead: false, cells: ['Ruth', 'friend'] },
        { isHead: false, cells: ['Boaz', ''] },
      ],
      [{ isHead: true, cells: ['One', 'Two'] }],
    ]);
  });

  it('states the language of each script, so that a word processor finds its fonts', async () => {
    const content = 'Fe **प्रेम रखा** سلام 祈り 中 사랑 อักษร';
    const document = (await partsOf([filedEntry({ title: '中文', content })]))['word/document.xml']!;
    const runs = [...document.matchAll(/<w:rPr>((?:(?!<w:rPr>).)*?)<\/w:rPr><w:t[^>]*>([^<]*)/g)].map(
      ([, properties, words]) => `${words}: ${properties}`,
    );
    const east = (language: string) => `<w:rFonts w:hint="eastAsia"/><w:lang w:eastAsia="${language}"/>`;
    for (const run of [
      `中文: ${east('zh-CN')}`,
      'प्रेम: <w:b/><w:bCs/><w:cs/><w:lang w:bidi="hi-IN"/>',
      'سلام: <w:rtl/><w:lang w:bidi="ar-SA"/>',
      `祈: ${east('ja-JP')}`,
      `り: ${east('ja-JP')}`,
      `사랑: ${east('ko-KR')}`,
      'อักษร: <w:cs/><w:lang w:bidi="th-TH"/>',
    ])
      expect(runs).toContain(run);
  });
});
