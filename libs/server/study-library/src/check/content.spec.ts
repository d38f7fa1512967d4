import { faultLine } from '../reading/fault.js';
import { checkContent } from './check-content.js';

describe('the content of the study library', () => {
  it('has no faults', () => {
    expect(checkContent().map(faultLine)).toEqual([]);
  });
});
