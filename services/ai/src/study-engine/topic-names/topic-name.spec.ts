import { SUBJECTS } from '../subjects/subjects.js';
import { topicName } from './topic-name.js';

describe('the name of a topic', () => {
  it('is Spanish in Spanish, and a title in English', () => {
    expect(topicName('FORGIVENESS', 'es')).toBe('Perdón');
    expect(topicName('GRACE OF GOD', 'en')).toBe('Grace of God');
  });

  it('stays English where it is not translated', () => {
    expect(topicName('THREE TAVERNS', 'es')).toBe('Three Taverns');
  });

  it('is translated for every subject that readers ask about', () => {
    const topics = SUBJECTS.flatMap((subject) => subject.topics);
    const same = new Set(['HEZEKIAH']);
    for (const topic of topics)
      if (!same.has(topic)) expect(topicName(topic, 'es')).not.toBe(topicName(topic, 'en'));
  });
});
