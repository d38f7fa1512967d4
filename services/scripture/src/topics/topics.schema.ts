/** The topic tables, each with the index for its query. Verses are canonical ids. */
export const TOPICS_TABLES = `
  -- A topic by its name in small letters, and topics whose names contain a word.
  create table topic (
    id integer primary key,
    name text not null,
    folded text not null unique,
    passages integer not null -- how many it names
  ) strict;

  -- What a topic treats, in its order.
  create table topic_section (
    topic integer not null,
    section integer not null,
    heading text not null,
    see text not null, -- names of other topics in JSON
    primary key (topic, section)
  ) strict, without rowid;

  -- The passages of a topic, a page at a time: by their numbers within it.
  create table topic_passage (
    topic integer not null,
    number integer not null,
    section integer not null,
    first integer not null,
    last integer not null,
    primary key (topic, number)
  ) strict, without rowid;

  -- The topics of a passage: those with a passage in one of its chapters (BBCCC) that overlaps it.
  create table topic_place (
    chapter integer not null,
    first integer not null,
    last integer not null,
    topic integer not null,
    section integer not null,
    primary key (chapter, first, last, topic, section)
  ) strict, without rowid;
`;
