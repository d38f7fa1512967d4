import { SUBJECTS } from '../subjects/subjects.js';
import { topicName } from './topic-name.js';

describe('topicName', () => {
  it('is Spanish for Spanish readers, and in title case for English ones', () => {
    expect(topicName('FORGIVENESS', 'es')).toBe('Perdón');
    expect(topicName('GRACE OF GOD', 'en')).toBe('Grace of God');
  });

  it('stays English when there is no translation', () => {
    expect(topicName('THREE TAVERNS', 'es')).toBe('Three Taverns');
  });

  it('has a translation for every topic of the table of subjects', () => {
    const topics = SUBJECTS.flatMap((subject) => subject.topics);
    const same = new Set(['HEZEKIAH']);
    for (const topic of topics)
      if (!same.has(topic)) expect(topicName(topic, 'es')).not.toBe(topicName(topic, 'en'));
  });
});
