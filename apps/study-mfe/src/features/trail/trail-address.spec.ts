import { readTrailAddress, withTrailPlace } from './trail-address.js';

const ID = '0123456789abcdef01234567';

describe('the address of a plan', () => {
  it('has the plan, the day and the open view', () => {
    expect(readTrailAddress(`?planId=${ID}&day=3`)).toEqual({ view: undefined, planId: ID, day: 3 });
    expect(readTrailAddress('?trail=new').view).toBe('new');
  });

  it('ignores what is no plan, no day or no view', () => {
    for (const search of ['?planId=<script>&day=0', '?planId=1&day=1.5', '?trail=x&day=two'])
      expect(readTrailAddress(search)).toEqual({ view: undefined, planId: undefined, day: undefined });
  });

  it('keeps the rest of the address', () => {
    const open = withTrailPlace('?ref=Ruth+1&trail=plans', { planId: ID, day: 2 });
    expect(open).toBe(`?ref=Ruth+1&planId=${ID}&day=2`);
    expect(withTrailPlace(open, {})).toBe('?ref=Ruth+1');
    expect(withTrailPlace('?trail=new', {})).toBe('');
  });
});
