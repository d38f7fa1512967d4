/** The lexicon tables, each with the index for its query. */
export const LEXICON_TABLES = `
  -- What the dictionaries say of a word, by its Strong's number such as G25: a StrongsEntry in JSON.
  create table lexicon_entry (strongs text primary key, entry text not null) strict, without rowid;

  -- How each tagged edition renders a word: [rendering, times] in JSON, the most frequent first.
  -- Where it stands is asked of strongs_verse.
  create table lemma_use (
    strongs text not null,
    edition integer not null,
    times integer not null,
    verses integer not null,
    renderings text not null,
    primary key (strongs, edition)
  ) strict, without rowid;
`;
