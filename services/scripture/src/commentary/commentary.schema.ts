/** The commentary table, with the index for its query. */
export const COMMENTARY_TABLES = `
  -- The sections on a passage: no section reaches over its chapter, so they begin between the first verse of the
  -- passage's first chapter and its last verse. Verses are canonical ids.
  create table commentary_section (
    first integer primary key,
    last integer not null,
    content text not null -- {introduction, outline, paragraphs, references} in JSON
  ) strict;
`;
