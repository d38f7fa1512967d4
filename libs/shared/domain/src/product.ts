/** Name and slug of the product; they are defined only here (decisions, "Name"). */
export const PRODUCT = { name: 'Word Unfolded', slug: 'word-unfolded' } as const;
