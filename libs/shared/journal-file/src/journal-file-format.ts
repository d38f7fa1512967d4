/** The kinds of file in which a journal can be taken along (specification, section 1). */
export type JournalFileFormat = 'pdf' | 'docx' | 'txt' | 'json';
