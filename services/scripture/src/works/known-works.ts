/** A reference work that is imported with the texts if its module is installed. */
export type KnownWork = {
  readonly id: WorkId;
  /** Name of the SWORD module. */
  readonly module: string;
  readonly name: string;
  /** The expected content of the module, so that another version of it is detected. */
  readonly counts: Readonly<Record<string, number>>;
};

export type WorkId = 'strongs-greek' | 'strongs-hebrew' | 'matthew-henry' | 'naves';

/** The reference works, in the versions that Debian packages. All are in English and in the public domain. */
export const KNOWN_WORKS: readonly KnownWork[] = [
  {
    id: 'strongs-greek',
    module: 'StrongsGreek',
    name: "Strong's Greek Dictionary of the New Testament (1890)",
    counts: { words: 5_523 },
  },
  {
    id: 'strongs-hebrew',
    module: 'StrongsHebrew',
    name: "Strong's Hebrew Dictionary of the Old Testament (1890)",
    counts: { words: 8_674 },
  },
  {
    id: 'matthew-henry',
    module: 'MHCC',
    name: "Matthew Henry's Concise Commentary (1706)",
    counts: { sections: 4_049 },
  },
  {
    id: 'naves',
    module: 'Nave',
    name: "Nave's Topical Bible (1896)",
    counts: { topics: 5_320, references: 77_935, 'references that lead nowhere': 26 },
  },
];
