import type { PassageAnswer, Verse } from '@word-unfolded/contracts';

const translation: PassageAnswer['translation'] = {
  id: 'WEB',
  abbreviation: 'WEB',
  name: 'World English Bible',
  language: 'en',
  edition: 'engWEB2015eb 426.0',
  licence: 'Public domain',
  notice: 'World English Bible. Public domain. The name is a trademark of eBible.org.',
};

const ROMANS_8_28: Verse = {
  book: 'Rom',
  chapter: 8,
  number: 28,
  canonicalId: 45008028,
  canonicalEndId: 45008028,
  text: 'We know that all things work together for good for those who love God, for those who are called according to his purpose.',
  omitted: false,
  headings: [],
  title: null,
  lines: [
    {
      opens: 'paragraph',
      poetry: 0,
      spans: [
        {
          text: 'We know that all things work together for good for those who love God, for those who are called according to his purpose.',
        },
      ],
    },
  ],
  notes: [],
};

/** From the World English Bible; a test of the scripture service compares them with the library. */
export const ENGLISH_PASSAGES: readonly PassageAnswer[] = [
  {
    reference: 'Romans 8:28',
    content:
      '28 We know that all things work together for good for those who love God, for those who are called according to his purpose.',
    translation,
    passages: [{ reference: 'Romans 8:28', osis: 'Rom.8.28', verses: [ROMANS_8_28] }],
    next: null,
  },
  {
    reference: 'Romans 8:28–29',
    content:
      '28 We know that all things work together for good for those who love God, for those who are called according to his purpose. 29 For whom he foreknew, he also predestined to be conformed to the image of his Son, that he might be the firstborn among many brothers.',
    translation,
    passages: [
      {
        reference: 'Romans 8:28–29',
        osis: 'Rom.8.28-Rom.8.29',
        verses: [
          ROMANS_8_28,
          {
            book: 'Rom',
            chapter: 8,
            number: 29,
            canonicalId: 45008029,
            canonicalEndId: 45008029,
            text: 'For whom he foreknew, he also predestined to be conformed to the image of his Son, that he might be the firstborn among many brothers.',
            omitted: false,
            headings: [],
            title: null,
            lines: [
              {
                opens: 'none',
                poetry: 0,
                spans: [
                  {
                    text: 'For whom he foreknew, he also predestined to be conformed to the image of his Son, that he might be the firstborn among many brothers.',
                    notes: [0],
                  },
                ],
              },
            ],
            notes: [
              {
                kind: 'note',
                text: 'The word for “brothers” here and where context allows may also be correctly translated “brothers and sisters” or “siblings.”',
              },
            ],
          },
        ],
      },
    ],
    next: null,
  },
  {
    reference: 'John 3:16',
    content:
      '16 For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life.',
    translation,
    passages: [
      {
        reference: 'John 3:16',
        osis: 'John.3.16',
        verses: [
          {
            book: 'John',
            chapter: 3,
            number: 16,
            canonicalId: 43003016,
            canonicalEndId: 43003016,
            text: 'For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life.',
            omitted: false,
            headings: [],
            title: null,
            lines: [
              {
                opens: 'none',
                poetry: 0,
                spans: [
                  { text: 'For God so loved the world, that he gave his only born', jesus: true, notes: [0] },
                  {
                    text: ' Son, that whoever believes in him should not perish, but have eternal life.',
                    jesus: true,
                  },
                ],
              },
            ],
            notes: [
              {
                kind: 'note',
                text: 'The phrase “only born” is from the Greek word “μονογενη”, which is sometimes translated “only begotten” or “one and only”.',
              },
            ],
          },
        ],
      },
    ],
    next: null,
  },
  {
    reference: 'Psalm 23:1',
    content: 'A Psalm by David.\n\n1 Yahweh is my shepherd;\nI shall lack nothing.',
    translation,
    passages: [
      {
        reference: 'Psalm 23:1',
        osis: 'Ps.23.1',
        verses: [
          {
            book: 'Ps',
            chapter: 23,
            number: 1,
            canonicalId: 19023001,
            canonicalEndId: 19023001,
            text: 'Yahweh is my shepherd; I shall lack nothing.',
            omitted: false,
            headings: [],
            title: 'A Psalm by David.',
            lines: [
              {
                opens: 'stanza',
                poetry: 1,
                spans: [{ text: 'Yahweh', divineName: true }, { text: ' is my shepherd; ' }],
              },
              { opens: 'line', poetry: 2, spans: [{ text: 'I shall lack nothing.' }] },
            ],
            notes: [],
          },
        ],
      },
    ],
    next: null,
  },
  {
    reference: 'Genesis 1:1',
    content: '1 In the beginning, God created the heavens and the earth.',
    translation,
    passages: [
      {
        reference: 'Genesis 1:1',
        osis: 'Gen.1.1',
        verses: [
          {
            book: 'Gen',
            chapter: 1,
            number: 1,
            canonicalId: 1001001,
            canonicalEndId: 1001001,
            text: 'In the beginning, God created the heavens and the earth.',
            omitted: false,
            headings: [],
            title: null,
            lines: [
              {
                opens: 'paragraph',
                poetry: 0,
                spans: [
                  { text: 'In the beginning, God', notes: [0] },
                  { text: ' created the heavens and the earth.' },
                ],
              },
            ],
            notes: [{ kind: 'note', text: 'The Hebrew word rendered “God” is “אֱלֹהִ֑ים” (Elohim).' }],
          },
        ],
      },
    ],
    next: null,
  },
];
