/**
 * Upper limits of an entry, in UTF-16 code units (specification, section 5, "Journal"). An entry with all its contents,
 * in any script, fits into one message of a megabyte.
 */
export const JOURNAL_LIMITS = {
  titleCharacters: 200,
  contentCharacters: 50_000,
  scriptureCharacters: 200,
  tags: 10,
  tagCharacters: 50,
  generated: 12,
  generatedTitleCharacters: 200,
  generatedCharacters: 20_000,
  generatedCharactersTogether: 100_000,
  localIdCharacters: 80,
  queryCharacters: 200,
} as const;

/** How long an entry stays in the bin, in days. */
export const BIN_DAYS = 30;
