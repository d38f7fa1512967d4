/** Version of the tables and of the repairs. A library file of another version is imported again. */
export const LIBRARY_VERSION = 4;

/** The keys of an edition's verses are its number times this, plus the verse id: `2` and Romans 8:28 give 245008028. */
export const EDITION_KEYS = 100_000_000;

/** The tables of the library file, each with the index for its query. The file is written once and then read-only. */
export const LIBRARY_TABLES = `
  create table property (name text primary key, value text not null) strict, without rowid;

  -- Which editions the file holds, and of which module.
  create table edition (
    number integer primary key,
    id text not null unique,
    module text not null,
    module_version text not null,
    verses integer not null, -- with text
    omitted integer not null
  ) strict;

  -- Whether a chapter or verse exists, for every edition at once, when a service starts.
  create table chapter (
    edition integer not null,
    book integer not null,
    chapter integer not null,
    last_verse integer not null,
    primary key (edition, book, chapter)
  ) strict, without rowid;

  -- A passage: a range of keys.
  create table verse (
    key integer primary key,
    canonical integer not null,     -- BBCCCVVV of the same words in the King James Version
    canonical_end integer not null, -- the last such verse, where an edition joins two
    omitted integer not null,
    text text not null,
    title text,
    setting text not null           -- {headings, lines, notes} in JSON
  ) strict;

  -- The word behind a word: [start, end, Strong's numbers...] of each phrase of a verse, in JSON.
  create table word_link (key integer primary key, links text not null) strict;

  -- Where an original word is rendered, in the order of the verses.
  create table strongs_verse (
    strongs text not null,
    key integer not null,
    times integer not null,
    primary key (strongs, key)
  ) strict, without rowid;
`;

/** Created after the rows. Finds the verse of one edition for the same words of another. */
export const LIBRARY_INDEXES = `
  create index verse_canonical on verse (canonical, canonical_end);
`;
