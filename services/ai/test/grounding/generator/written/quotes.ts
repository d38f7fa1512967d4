import type { Language } from '@word-unfolded/domain';

/** True quotations in layouts in which they were once touched. */
export const WRITTEN_QUOTES: readonly (readonly [Language, string])[] = [
  ['en', 'Psalm 59:1\n1 Deliver me from my enemies, my God.'],
  [
    'en',
    'Quote: And it shall come to pass, that every soul, which will not hear that prophet, shall be destroyed from among the people. End of quote (Acts 3:23).',
  ],
  [
    'en',
    'It is said: “God is love” (1 John 4:8).\n\nIn the beginning was the Word, and the Word was with God, and the Word was God.',
  ],
  [
    'en',
    '> God is love.\n> — 1 John 4:8\n\nIn the beginning was the Word, and the Word was with God, and the Word was God.',
  ],
  ['en', '1. John 11:35\n2. “Jesus wept.”\n'],
  [
    'es',
    '—Y dijo Dios: Júntense las aguas que están debajo de los cielos en un lugar, y descúbrase la seca: y fué así. —dijo.',
  ],
  ['en', 'And the king said, He is a good man, and cometh with good tidings — and rest.'],
  ['en', 'If a man prays, he is heard. We find this in Genesis 39:1.'],
  ['en', '#VerseOfTheDay Wait for Yahweh. Be strong, and let your heart take courage. Yes, wait for Yahweh.'],
  [
    'en',
    'John 3:16\n“For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life.”\nRomans 5:8\n“But God commends his own love toward us, in that while we were yet sinners, Christ died for us.”\n',
  ],
  ['en', '> **Me:** He will wipe away every tear from their eyes. Revelation 21:4\n\n'],
  [
    'en',
    'Judges 7:11 says “and afterward your hands will be strengthened to go down into the camp. Then went he down with Purah his servant to the outermost part of the armed men who were in the camp.”',
  ],
  [
    'en',
    'Have not I commanded thee? Be strong and of a good courage; be not afraid, neither be thou dismayed: for the LORD thy God is with thee whithersoever thou goest.\n~ Joshua 1:9 ~\n',
  ],
  [
    'en',
    'i. For since I came to Pharaoh to\nii. speak in your name, he has brought\niii. trouble on this people. You have not\niv. rescued your people at all!\n',
  ],
  [
    'es',
    '> **Yo:** Es por la misericordia de Jehová que no somos consumidos, porque nunca decayeron sus misericordias. Lamentaciones 3:22\n\n',
  ],
  [
    'en',
    '- ref: Genesis 1:3\n  text: And God said, Let there be light: and there was light.\n- ref: Psalm 117',
  ],
  [
    'en',
    '- ref: Ecclesiastes 3:1\n  text: To every thing there is a season, and a time to every purpose under the heaven:\n- ref: Psalm 117',
  ],
];
