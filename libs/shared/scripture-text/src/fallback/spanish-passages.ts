import type { PassageAnswer, Verse } from '@word-unfolded/contracts';

const translation: PassageAnswer['translation'] = {
  id: 'spa_r09',
  abbreviation: 'RV1909',
  name: 'Reina Valera 1909',
  language: 'es',
  edition: 'spaRV1909eb 2.60',
  licence: 'Dominio público',
  notice: 'Reina Valera 1909. Dominio público.',
};

const ROMANS_8_28: Verse = {
  book: 'Rom',
  chapter: 8,
  number: 28,
  canonicalId: 45008028,
  canonicalEndId: 45008028,
  text: 'Y sabemos que á los que á Dios aman, todas las cosas les ayudan á bien, es á saber, á los que conforme al propósito son llamados.',
  omitted: false,
  headings: [],
  title: null,
  lines: [
    {
      opens: 'line',
      poetry: 0,
      spans: [
        { text: 'Y sabemos que á los que á Dios aman, todas las cosas les ayudan á bien, ' },
        { text: 'es á saber', added: true },
        { text: ', á los que conforme al propósito son llamados.' },
      ],
    },
  ],
  notes: [],
};

/** From the Reina-Valera of 1909; a test of the scripture service compares them with the library. */
export const SPANISH_PASSAGES: readonly PassageAnswer[] = [
  {
    reference: 'Romanos 8:28',
    content:
      '28 Y sabemos que á los que á Dios aman, todas las cosas les ayudan á bien, es á saber, á los que conforme al propósito son llamados.',
    translation,
    passages: [{ reference: 'Romanos 8:28', osis: 'Rom.8.28', verses: [ROMANS_8_28] }],
    next: null,
  },
  {
    reference: 'Romanos 8:28-29',
    content:
      '28 Y sabemos que á los que á Dios aman, todas las cosas les ayudan á bien, es á saber, á los que conforme al propósito son llamados.\n29 Porque á los que antes conoció, también predestinó para que fuesen hechos conformes á la imagen de su Hijo, para que él sea el primogénito entre muchos hermanos;',
    translation,
    passages: [
      {
        reference: 'Romanos 8:28-29',
        osis: 'Rom.8.28-Rom.8.29',
        verses: [
          ROMANS_8_28,
          {
            book: 'Rom',
            chapter: 8,
            number: 29,
            canonicalId: 45008029,
            canonicalEndId: 45008029,
            text: 'Porque á los que antes conoció, también predestinó para que fuesen hechos conformes á la imagen de su Hijo, para que él sea el primogénito entre muchos hermanos;',
            omitted: false,
            headings: [],
            title: null,
            lines: [
              {
                opens: 'line',
                poetry: 0,
                spans: [
                  {
                    text: 'Porque á los que antes conoció, también predestinó para que fuesen hechos conformes á la imagen de su Hijo, para que él sea el primogénito entre muchos hermanos;',
                  },
                ],
              },
            ],
            notes: [],
          },
        ],
      },
    ],
    next: null,
  },
  {
    reference: 'Juan 3:16',
    content:
      '16 Porque de tal manera amó Dios al mundo, que ha dado á su Hijo unigénito, para que todo aquel que en él cree, no se pierda, mas tenga vida eterna.',
    translation,
    passages: [
      {
        reference: 'Juan 3:16',
        osis: 'John.3.16',
        verses: [
          {
            book: 'John',
            chapter: 3,
            number: 16,
            canonicalId: 43003016,
            canonicalEndId: 43003016,
            text: 'Porque de tal manera amó Dios al mundo, que ha dado á su Hijo unigénito, para que todo aquel que en él cree, no se pierda, mas tenga vida eterna.',
            omitted: false,
            headings: [],
            title: null,
            lines: [
              {
                opens: 'line',
                poetry: 0,
                spans: [
                  {
                    text: 'Porque de tal manera amó Dios al mundo, que ha dado á su Hijo unigénito, para que todo aquel que en él cree, no se pierda, mas tenga vida eterna.',
                  },
                ],
              },
            ],
            notes: [],
          },
        ],
      },
    ],
    next: null,
  },
  {
    reference: 'Salmo 23:1',
    content: 'Salmo de David.\n\n1 Jehová es mi pastor; nada me faltará.',
    translation,
    passages: [
      {
        reference: 'Salmo 23:1',
        osis: 'Ps.23.1',
        verses: [
          {
            book: 'Ps',
            chapter: 23,
            number: 1,
            canonicalId: 19023001,
            canonicalEndId: 19023001,
            text: 'Jehová es mi pastor; nada me faltará.',
            omitted: false,
            headings: [],
            title: 'Salmo de David.',
            lines: [
              {
                opens: 'paragraph',
                poetry: 0,
                spans: [{ text: 'Jehová', divineName: true }, { text: ' es mi pastor; nada me faltará.' }],
              },
            ],
            notes: [],
          },
        ],
      },
    ],
    next: null,
  },
  {
    reference: 'Génesis 1:1',
    content: '1 En el principio crió Dios los cielos y la tierra.',
    translation,
    passages: [
      {
        reference: 'Génesis 1:1',
        osis: 'Gen.1.1',
        verses: [
          {
            book: 'Gen',
            chapter: 1,
            number: 1,
            canonicalId: 1001001,
            canonicalEndId: 1001001,
            text: 'En el principio crió Dios los cielos y la tierra.',
            omitted: false,
            headings: [],
            title: null,
            lines: [
              {
                opens: 'paragraph',
                poetry: 0,
                spans: [{ text: 'En el principio crió Dios los cielos y la tierra.' }],
              },
            ],
            notes: [],
          },
        ],
      },
    ],
    next: null,
  },
];
