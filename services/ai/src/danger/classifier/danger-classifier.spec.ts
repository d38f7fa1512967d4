import { DangerClassifier } from './danger-classifier.js';

const sentences = [
  { text: 'I cannot go on any more', need: 'self-harm' },
  { text: 'he strikes me when he drinks', need: 'abuse' },
  { text: 'where was the tabernacle set up' },
  { text: 'who wrote the letter to Philemon' },
] as const;

describe('what a classifier has learned', () => {
  it('judges the same after it was stored', () => {
    const classifier = DangerClassifier.learn(sentences);
    const restored = DangerClassifier.restore(structuredClone(classifier.learned));
    for (const sentence of ['i cannot go on', 'he strikes my child', 'who wrote romans', ''])
      expect(restored.judge(sentence)).toEqual(classifier.judge(sentence));
  });

  it('does not depend on the order of the sentences', () => {
    const judged = DangerClassifier.learn(sentences).judge('i cannot go on');
    expect(DangerClassifier.learn(sentences.toReversed()).judge('i cannot go on')).toEqual(judged);
  });
});
