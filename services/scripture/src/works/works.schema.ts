import { COMMENTARY_TABLES } from '../commentary/commentary.schema.js';
import { CROSS_REFERENCES_TABLES } from '../cross-references/cross-references.schema.js';
import { LEXICON_TABLES } from '../lexicon/lexicon.schema.js';
import { TOPICS_TABLES } from '../topics/topics.schema.js';

/** The tables of the reference works. */
export const WORKS_TABLES = `
  -- Which works the file holds, and of which module.
  create table work (id text primary key, module text not null, module_version text not null) strict, without rowid;
  ${LEXICON_TABLES}
  ${COMMENTARY_TABLES}
  ${TOPICS_TABLES}
  ${CROSS_REFERENCES_TABLES}
`;
