/** Bytes of a file per row: a multiple of three, so that only the last base64 row has padding. */
export const PART_BYTES = 48 * 1024;

/**
 * The download files, created with the library, so that every replica has the same bytes. They are stored as base64
 * rows, because libsql cannot bind bytes.
 */
export const DOWNLOAD_TABLES = `
  -- What is offered.
  create table download (
    edition integer primary key,
    bytes integer not null,
    text_bytes integer not null,
    sha256 text not null
  ) strict;

  -- A range of a file.
  create table download_part (
    edition integer not null,
    part integer not null,
    data text not null,
    primary key (edition, part)
  ) strict, without rowid;
`;
