import { recogniseDanger } from '../recognise-danger.js';

describe('who harms the writer', () => {
  it.each([
    'anoche me ahorcó pero pidió perdón',
    'anoche me ahorco pero pidio perdon',
    'mi esposo me quemo con la plancha',
    'me ahorcó delante de los niños',
    'ayer me lanzo contra la pared y luego lloro',
  ])('is somebody else in: %s', (text) => {
    expect(recogniseDanger(text)).toBe('abuse');
  });

  it.each([
    'me quemo los brazos cuando nadie me ve',
    'me corto las piernas para no sentir',
    'hoy me ahorco',
    'si mañana sigo así me ahorco',
    'me ahorcó y ahora quiero morirme',
  ])('is the writer in: %s', (text) => {
    expect(recogniseDanger(text)).toBe('self-harm');
  });
});
