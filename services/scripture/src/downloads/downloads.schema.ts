/** Bytes of a file in one row: a multiple of three, so that rows in base64 have no padding but the last. */
export const PART_BYTES = 48 * 1024;

/**
 * The files that devices download, made once with the library: every replica has the same bytes. They stand in rows of
 * base64, because libsql cannot bind bytes.
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
