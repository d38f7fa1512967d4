import { needOfTheme } from './help-for-theme.js';

it.each([
  ['I want to die', 'en', 'self-harm'],
  ['no quiero vivir', 'es', 'self-harm'],
  ['my husband hits me', 'en', 'abuse'],
  ['nobody would miss me', 'en', 'self-harm'],
  ['my baby died last week', 'en', 'grief'],
  ['I lost my job and want to die', 'en', 'self-harm'],
  ['losing a job, suicide is the only way out', 'en', 'self-harm'],
  ['mi hijo murió ayer', 'es', 'grief'],
] as const)('a theme that tells of danger is answered with help: %s', (theme, language, need) => {
  expect(needOfTheme(theme, language)).toBe(need);
});

it.each([
  ['the second coming', 'en'],
  ['how to fix my marriage', 'en'],
  ['trusting God when life hurts', 'en'],
  ['purpose for my life', 'en'],
  ['grief after losing a baby', 'en'],
  ['el duelo por la muerte de un hijo', 'es'],
  ['mi familia', 'es'],
  ['aprender a decir que no', 'es'],
  ['learning to say no', 'en'],
  ['restaurar mi matrimonio', 'es'],
] as const)('the title of a study is none: %s', (theme, language) => {
  expect(needOfTheme(theme, language)).toBeUndefined();
});
