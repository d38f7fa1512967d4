import { keywordsOf } from './palette-keywords.js';
import { naming, NAMING } from './match-words.js';

/** Lines of the palette in both languages. */
const LINES = [
  ['page-journal', 'Journal'],
  ['page-journal', 'Diario'],
  ['page-profile', 'Profile & Settings'],
  ['page-profile', 'Perfil y ajustes'],
  ['page-subscription', 'Subscription & Billing'],
  ['page-magazine', 'Logos Learning Magazine'],
  ['page-magazine', 'Revista Logos Learning'],
  ['page-explorer', 'Explorer'],
  ['page-gallery', 'Image Library'],
  ['action-plan', 'New reading plan'],
  ['action-plan', 'Nuevo plan de lectura'],
  ['action-dark', 'Dark theme'],
  ['action-dark', 'Tema oscuro'],
  ['action-light', 'Light theme'],
  ['action-sign-out', 'Sign out'],
  ['action-sign-out', 'Cerrar sesión'],
  ['action-language-es', 'Español'],
] as const;

/** The lines that words name best. */
function best(query: string): string[] {
  const named = LINES.map(([id, title]) => ({ id, title, by: naming(query, title, keywordsOf(id)) }));
  const most = Math.max(...named.map(({ by }) => by));
  return most === NAMING.none ? [] : named.filter(({ by }) => by === most).map(({ id }) => id);
}

describe('what is typed into the palette', () => {
  it.each([
    ['logout', 'action-sign-out'],
    ['log out', 'action-sign-out'],
    ['salir', 'action-sign-out'],
    ['cerrar sesion', 'action-sign-out'],
    ['jurnal', 'page-journal'],
    ['my journal', 'page-journal'],
    ['ir a mi diario', 'page-journal'],
    ['rhema', 'action-plan'],
    ['plan de lectura', 'action-plan'],
    ['dark mode', 'action-dark'],
    ['switch to dark mode', 'action-dark'],
    ['modo oscuro', 'action-dark'],
    ['modo claro', 'action-light'],
    ['settings', 'page-profile'],
    ['setings', 'page-profile'],
    ['contraseña', 'page-profile'],
    ['precios', 'page-subscription'],
    ['revista', 'page-magazine'],
    ['spanish', 'action-language-es'],
    ['darkmode', 'action-dark'],
    ['modooscuro', 'action-dark'],
    ['temaclaro', 'action-light'],
    ['readingplan', 'action-plan'],
    ['cerrarsesion', 'action-sign-out'],
  ])('“%s” names %s', (typed, id) => {
    expect(new Set(best(typed))).toEqual(new Set([id]));
  });

  it.each(['love', 'grace', 'faith', 'peace', 'Romans 8:28', 'amor', 'gracia', 'paz', 'fe', 'to', ''])(
    '“%s” names nothing',
    (typed) => {
      expect(best(typed)).toEqual([]);
    },
  );

  it('names a line by every word of its title or keywords with one wrong letter', () => {
    const missed: string[] = [];
    for (const [id, title] of LINES)
      for (const word of `${title} ${keywordsOf(id)}`.split(/[^\p{L}]+/u).filter(({ length }) => length > 4))
        for (const typed of typosOf(word)) if (!naming(typed, title, keywordsOf(id))) missed.push(typed);
    expect(missed).toEqual([]);
  });
});

/** A word with a letter missing, doubled, exchanged with the next, or replaced, at each place. */
function typosOf(word: string): string[] {
  return [...word].flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    const next = after[0] ?? '';
    return [
      before + after,
      before + letter + letter + after,
      before + next + letter + after.slice(1),
      before + (letter === 'x' ? 'z' : 'x') + after,
    ];
  });
}
