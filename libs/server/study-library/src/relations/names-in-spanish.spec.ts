import { loadStudyEntries } from '../load-study-entries.js';
import { nameInSpanish } from './names-in-spanish.js';

describe('a relative without an entry', () => {
  it('has a name in Spanish', () => {
    const entries = loadStudyEntries();
    const named = entries.all.flatMap((entry) => (entry.kind === 'people' ? entry.relations : []));
    const names = new Set(named.map(({ to }) => to).filter((to) => /^\p{Lu}/u.test(to)));
    expect(names.size).toBeGreaterThan(100);
    expect([...names].filter((name) => nameInSpanish(name) === undefined)).toEqual([]);
    expect(nameInSpanish('God')).toBe('Dios');
  });
});
