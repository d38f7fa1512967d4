/** Name and slug of the product; they stand here and nowhere else (decisions, "Name"). */
export const PRODUCT = { name: 'Word Unfolded', slug: 'word-unfolded' } as const;
