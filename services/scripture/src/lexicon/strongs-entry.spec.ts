import { readGreekEntry, readHebrewEntry } from './strongs-entry.js';

/** Numbers of no word, for which there is no gloss of our own. */
const greek = (content: string) =>
  readGreekEntry(
    '09912',
    `<entryFree n="09912"><orth>λαμπτὴρ</orth><orth type="writing">LAMPTHR</orth>
     <orth rend="bold" type="trans">lamptēr</orth><pron rend="italic">lamp-tare'</pron><lb/>${content}</entryFree>`,
  )!;

const hebrew = (definition: string, head = '<orth>אב</orth><orth rend="bold" type="trans">\'âb</orth>') =>
  readHebrewEntry(
    '09912',
    `<entryFree n="9912">${head}<pron rend="italic">{awb} ab</pron><def>${definition}</def></entryFree>`,
  )!;

describe('an entry of the Greek dictionary', () => {
  it('is parsed into origin, senses and renderings', () => {
    expect(
      greek(`<def><orig>from <ref target="StrongsGreek:0007">G0007</ref>;</orig><lb/>
        a lamp (or torch; also figuratively), i.e. light;\n by extension, guidance:--lamp, light(-s). Compare <ref target="StrongsGreek:8">G8</ref>.</def>`),
    ).toEqual({
      strongs: 'G9912',
      language: 'greek',
      lemma: 'λαμπτὴρ',
      transliteration: 'lamptēr',
      pronunciation: "lamp-tare'",
      derivation: 'from G7',
      senses: ['a lamp (or torch; also figuratively), i.e. light', 'by extension, guidance'],
      gloss: 'a lamp',
      kingJames: 'lamp, light(-s). Compare G8',
      related: ['G7', 'G8'],
    });
  });

  it('has its origin before the definition in some entries, with other Greek words', () => {
    const entry = greek(
      'perhaps from <orth>λάμπω</orth><orth type="writing">LAMPW</orth> <orth rend="bold" type="trans">lámpō</orth> (to shine);<lb/><def>to burn --burn.</def>',
    );
    expect(entry).toMatchObject({ derivation: 'perhaps from λάμπω lámpō (to shine)', senses: ['to burn'] });
  });

  it('uses the printed letter of a number, even if its link target differs', () => {
    expect(
      greek('<def><orig>compare <ref target="StrongsGreek:058">H058</ref>;</orig> a name:--Name.</def>')
        .related,
    ).toEqual(['H58']);
  });

  it('uses the origin as the meaning if there is nothing else', () => {
    expect(greek('<def><orig>a primary pronoun</orig>:--I, me.</def>')).toMatchObject({
      derivation: null,
      senses: ['a primary pronoun'],
    });
  });

  it('is undefined for a number without a word', () => {
    expect(readGreekEntry('02717', '<entryFree n="02717"><def>Not Used\n</def></entryFree>')).toBeUndefined();
  });
});

describe('an entry of the Hebrew dictionary', () => {
  it('reads braces as commas, also before a closing parenthesis, and italics as the gloss', () => {
    expect(
      hebrew(
        'From <ref target="StrongsHebrew:7">H7</ref>; to <hi rend="italic">build</hi> in a {near} or far <hi rend="bold">sense:</hi> - {build} work ({-man} {-ing}) make.',
      ),
    ).toMatchObject({
      strongs: 'H9912',
      language: 'hebrew',
      pronunciation: 'awb, ab',
      derivation: 'From H7',
      senses: ['to build in a near, or far sense'],
      gloss: 'to build',
      kingJames: 'build, work (-man, -ing), make',
    });
  });

  it('is Aramaic if the dictionary says Chaldee', () => {
    expect(
      hebrew(
        '(Chaldee); corresponding to <ref target="StrongsHebrew:7">H7</ref>; to <hi rend="italic">make a</hi> <hi rend="bold">wall:</hi> - wall.',
      ),
    ).toMatchObject({ language: 'aramaic', derivation: 'corresponding to H7', gloss: 'to make a wall' });
  });

  it('takes its gloss from the rendering if its meaning only names another word', () => {
    expect(
      hebrew(
        'Feminine of <ref target="StrongsHebrew:7">H7</ref> and meaning the <hi rend="bold">same:</hi> - love, like.',
      ).gloss,
    ).toBe('love');
  });

  it('has its forms in order, with raised half vowels and without the mark of a written form', () => {
    const head =
      '<orth>גד    בד    אב<hi rend="super">o</hi></orth><orth rend="bold" type="trans">y<hi rend="super">e</hi>hô  bad</orth>';
    expect(hebrew('A word; a <hi rend="italic">thing</hi>: - thing.', head)).toMatchObject({
      lemma: 'אב, בד, גד',
      transliteration: 'yᵉhô, bad',
    });
  });

  it('reads a stray digit at the end of a line as a semicolon', () => {
    expect(
      hebrew('A root; a <hi rend="italic">bundle</hi>6<lb/> a <hi rend="italic">pack</hi>: - pack.').senses,
    ).toEqual(['a bundle', 'a pack']);
  });
});
