import path from 'node:path';
import { differences, flatten, localeFaults, unusedKeys } from './locale-faults.mjs';

const texts = (tree) => flatten(tree);

describe('the check of the locale files', () => {
  it('finds no faults in this repository', () => {
    const { namespaces, faults } = localeFaults(path.resolve(import.meta.dirname, '../../../..'));
    expect(faults).toEqual([]);
    expect(namespaces).toBeGreaterThan(3);
  });

  it('reports a text that one language lacks, and one that English lacks', () => {
    const english = texts({ menu: { open: 'Open', close: 'Close' } });
    const spanish = texts({ menu: { open: 'Abrir', shut: 'Cerrar' } });
    expect(differences(english, spanish)).toEqual(['menu.close is missing', 'menu.shut is not in English']);
  });

  it('reports texts whose values differ, and empty ones', () => {
    const english = texts({ left: '{{days}} days left', bye: 'Goodbye' });
    expect(differences(english, texts({ left: 'Quedan {{dias}} días', bye: ' ' }))).toEqual([
      'bye is empty',
      'left has {dias} and English {days}',
    ]);
  });

  it('allows each language the plural forms of its grammar', () => {
    const english = texts({ verses_one: '{{count}} verse', verses_other: '{{count}} verses' });
    const spanish = texts({
      verses_one: '{{count}} versículo',
      verses_many: '{{count}} de versículos',
      verses_other: '{{count}} versículos',
    });
    expect(differences(english, spanish)).toEqual([]);
  });

  it('reports a key that no source uses, and accepts keys that a template uses', () => {
    const sources = ["t('used.plainly'); t(`theme.${key}.name`);"];
    const keys = ['used.plainly', 'theme.codex-canvas.name', 'theme.codex-canvas.mood', 'lost'];
    expect(unusedKeys(keys, sources)).toEqual(['theme.codex-canvas.mood', 'lost']);
  });

  it('ignores templates that produce something other than a key', () => {
    const sources = [
      'const list = `${names.map((name) => `x-${name}`).join(")")} (and more)`; const all = `${anything}`;',
      "const text = `a ${b}` + 'it is `quoted`' + `(${c}`;",
    ];
    expect(unusedKeys(['x-menu', 'menu.open'], sources)).toEqual(['menu.open']);
  });
});
