const STEPS: Readonly<Record<1 | 2 | 3 | 4 | 5, string>> = {
  1: `Step one of five, Unfold the Map. Tell who speaks to whom, when, where and on what occasion, as far as the blocks passage, context and commentary say, and what comes right before and after. No application yet.`,
  2: `Step two of five, Survey the Landscape. Place the passage in its chapter and its book: the line of thought that leads to it and goes on from it, what kind of text it is, and the passages of the block references that stand nearest to it, each with one sentence on how they belong together.`,
  3: `Step three of five, Find the Landmark. Choose from the block words the three to five words that carry the passage. For each a short section: how the edition renders it, the original word with transliteration and Strong's number, its senses as the entry has them, and what that brings to light in this very place.`,
  4: `Step four of five, Follow the Path. Follow the one or two great themes of the passage through Scripture, from the Old Testament to the New, along the passages of the blocks references and topics: what each adds.`,
  5: `Step five of five, Reach Your Destination. In three sentences say what the four steps of the block steps have shown. Then five questions for reflection that hang on words of the passage, and a short prayer in plain words that takes up its thoughts. Claim no special message for the reader.`,
};

/** The rules for a step of Scripture Mapping. */
export function mappingStep(step: number): string {
  return `Task: study the block called passage by the method of Scripture Mapping. ${STEPS[step as 1 | 2 | 3 | 4 | 5]} The reader has the passage beside the steps: quote only the words that a sentence is about, never the whole passage. The block steps has what the steps before said; build on it and do not repeat it.`;
}
