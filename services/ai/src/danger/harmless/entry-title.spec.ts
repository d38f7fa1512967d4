import { isEntryTitle } from './entry-title.js';

describe('a title of the study library', () => {
  it('tells of nobody in danger', () => {
    expect(isEntryTitle('The poisoned stew and the hundred men')).toBe(true);
    expect(isEntryTitle('se cosecha lo que se siembra')).toBe(true);
  });

  it('is not what somebody says of themselves', () => {
    expect(isEntryTitle('my husband hits me')).toBe(false);
  });
});
