/** The cross reference table, with the index for its query. */
export const CROSS_REFERENCES_TABLES = `
  -- The passages that belong to a verse, the nearest first: [first, last, weight, sources] in JSON, where a source is a
  -- bit by its place in CROSS_REFERENCE_SOURCES. Verses are canonical ids.
  create table cross_reference (verse integer primary key, passages text not null) strict;
`;
