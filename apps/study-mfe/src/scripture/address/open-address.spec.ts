import { openAddress, openSearch } from './open-address.js';

const RV = { abbreviation: 'RV1909', language: 'es' } as const;

describe('the address that is shared', () => {
  it('is the public page of the verses, in their translation', () => {
    expect(openAddress('Juan 3:30', [{ osis: 'John.3.30' }], RV)).toBe('/read/es/rv1909/juan/3/30');
    expect(openAddress('Juan 3', [{ osis: 'John.3' }], RV)).toBe('/read/es/rv1909/juan/3');
  });

  it('lists several passages in the public search', () => {
    expect(openAddress('Rut 1:2–4; Salmo 23', [{ osis: 'Ruth.1.2-Ruth.1.4' }, { osis: 'Ps.23' }], RV)).toBe(
      '/read/es/search?q=Rut+1:2-4;+Salmo+23&translation=rv1909',
    );
  });

  it('is the public search for words', () => {
    expect(openSearch('good shepherd', 'en', undefined)).toBe('/read/en/search?q=good+shepherd');
  });
});
