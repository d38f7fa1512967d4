import type { Language } from '@word-unfolded/domain';
import type { Need } from '../need.js';

/** A place to turn to: its number as it is dialled, and what it is called there. */
export type Helpline = { readonly number: string; readonly name: string };

/** Emergency numbers and helplines of a country; where none is known for a need, the directory is named. */
type CountryHelp = {
  /** The number for police, ambulance and fire, or several with what each is for. */
  readonly emergency: string;
  readonly crisis?: Helpline;
  /** Where somebody answers who is written to, for those whom nobody answers on the telephone. */
  readonly text?: Helpline;
  readonly violence?: Helpline;
  readonly children?: Helpline;
  readonly addiction?: Helpline;
  /** For a parent who fears to hurt a child, where a line of its own answers adults. */
  readonly parents?: Helpline;
};

const line = (number: string, name: string): Helpline => ({ number, name });

/**
 * By ISO 3166 code. Each number is published by its government or by the organisation that runs it. An emergency number
 * that is not certain is left out, and the text then names 112 and 911, which networks of mobile telephones forward.
 */
const COUNTRIES: Readonly<Record<string, CountryHelp>> = {
  US: {
    emergency: '911',
    crisis: line('988', 'Suicide & Crisis Lifeline'),
    text: line('741741', 'Crisis Text Line (HOME)'),
    violence: line('1-800-799-7233', 'National Domestic Violence Hotline'),
    children: line('1-800-422-4453', 'Childhelp'),
    parents: line('1-833-852-6262', 'National Maternal Mental Health Hotline'),
    addiction: line('1-800-662-4357', 'SAMHSA National Helpline'),
  },
  PR: {
    emergency: '911',
    crisis: line('988', 'Línea PAS / 988'),
    violence: line('1-800-799-7233', 'National Domestic Violence Hotline'),
    addiction: line('1-800-662-4357', 'SAMHSA National Helpline'),
  },
  CA: {
    emergency: '911',
    crisis: line('988', 'Suicide Crisis Helpline'),
    text: line('988', 'Suicide Crisis Helpline'),
    children: line('1-800-668-6868', 'Kids Help Phone'),
  },
  MX: {
    emergency: '911',
    crisis: line('800 911 2000', 'Línea de la Vida'),
    violence: line('079', 'Línea de las Mujeres'),
    addiction: line('800 911 2000', 'Línea de la Vida'),
  },
  ES: {
    emergency: '112',
    crisis: line('024', 'Línea de atención a la conducta suicida'),
    violence: line('016', 'Atención a víctimas de violencia de género'),
    children: line('116 111', 'ANAR'),
  },
  AR: {
    emergency: '911 (ambulancia 107)',
    crisis: line('135', 'Centro de Asistencia al Suicida'),
    violence: line('144', 'Línea 144'),
    children: line('102', 'Línea 102'),
    addiction: line('141', 'Línea 141'),
  },
  CO: {
    emergency: '123',
    crisis: line('106', 'Línea 106'),
    violence: line('155', 'Línea 155'),
    children: line('141', 'ICBF'),
  },
  CL: {
    emergency: '133 (ambulancia 131)',
    crisis: line('*4141', 'Línea de prevención del suicidio'),
    violence: line('1455', 'Fono de orientación en violencia'),
    children: line('147', 'Fono Niños'),
    addiction: line('1412', 'Fono Drogas y Alcohol'),
  },
  PE: {
    emergency: '105 (ambulancia 106)',
    crisis: line('113, opción 5', 'Línea 113 Salud'),
    violence: line('100', 'Línea 100'),
  },
  EC: { emergency: '911', crisis: line('171, opción 6', 'Salud mental') },
  UY: {
    emergency: '911',
    crisis: line('*0767', 'Línea Vida'),
    violence: line('0800 4141', 'Línea de violencia'),
    children: line('0800 5050', 'Línea Azul'),
  },
  PY: { emergency: '911', violence: line('137', 'SOS Mujer'), children: line('147', 'Fono Ayuda') },
  BO: { emergency: '110 (ambulancia 118)' },
  VE: { emergency: '911' },
  CR: { emergency: '911' },
  PA: { emergency: '911' },
  DO: { emergency: '911' },
  SV: { emergency: '911' },
  HN: { emergency: '911' },
  NI: { emergency: '118 (ambulancia 128)' },
  GT: { emergency: '110 (bomberos 122)', violence: line('1572', 'Fiscalía de la Mujer') },
  CU: { emergency: '106 (ambulancia 104)' },
  BR: {
    emergency: '190 (ambulância 192)',
    crisis: line('188', 'CVV'),
    violence: line('180', 'Central de Atendimento à Mulher'),
    children: line('100', 'Disque 100'),
  },
  GB: {
    emergency: '999',
    crisis: line('116 123', 'Samaritans'),
    text: line('85258', 'Shout (SHOUT)'),
    violence: line('0808 2000 247', 'National Domestic Abuse Helpline'),
    children: line('0800 1111', 'Childline'),
    parents: line('0808 800 5000', 'NSPCC Helpline'),
  },
  IE: {
    emergency: '112',
    crisis: line('116 123', 'Samaritans'),
    text: line('50808', 'Text About It (HELLO)'),
    violence: line('1800 341 900', "Women's Aid"),
    children: line('1800 66 66 66', 'Childline'),
  },
  AU: {
    emergency: '000',
    crisis: line('13 11 14', 'Lifeline'),
    text: line('0477 13 11 14', 'Lifeline'),
    violence: line('1800 737 732', '1800RESPECT'),
    children: line('1800 55 1800', 'Kids Helpline'),
    parents: line('1300 726 306', 'PANDA'),
    addiction: line('1800 250 015', 'National Alcohol and Other Drug Hotline'),
  },
  NZ: {
    emergency: '111',
    crisis: line('1737', 'Need to talk?'),
    text: line('1737', 'Need to talk?'),
    violence: line('0800 733 843', "Women's Refuge"),
    children: line('0800 942 8787', "What's Up"),
    parents: line('0800 933 922', 'PlunketLine'),
    addiction: line('0800 787 797', 'Alcohol Drug Helpline'),
  },
  ZA: {
    emergency: '112',
    crisis: line('0800 567 567', 'SADAG'),
    violence: line('0800 428 428', 'GBV Command Centre'),
    children: line('116', 'Childline'),
  },
  IN: {
    emergency: '112',
    crisis: line('14416', 'Tele-MANAS'),
    violence: line('181', "Women's Helpline"),
    children: line('1098', 'Childline'),
  },
  PH: { emergency: '911', crisis: line('1553', 'NCMH Crisis Hotline') },
  KE: { emergency: '999', violence: line('1195', 'GBV Hotline'), children: line('116', 'Childline Kenya') },
  NG: { emergency: '112' },
  GH: { emergency: '112' },
  DE: {
    emergency: '112',
    crisis: line('0800 1110111', 'TelefonSeelsorge'),
    violence: line('116 016', 'Hilfetelefon'),
    children: line('116 111', 'Nummer gegen Kummer'),
  },
  FR: {
    emergency: '112',
    crisis: line('3114', 'Numéro national de prévention du suicide'),
    violence: line('3919', 'Violences Femmes Info'),
    children: line('119', 'Allô Enfance en Danger'),
  },
  IT: {
    emergency: '112',
    violence: line('1522', 'Numero antiviolenza e stalking'),
    children: line('114', 'Emergenza Infanzia'),
  },
  PT: { emergency: '112', violence: line('116 006', 'APAV'), children: line('116 111', 'SOS Criança') },
  NL: {
    emergency: '112',
    crisis: line('113', '113 Zelfmoordpreventie'),
    violence: line('0800 2000', 'Veilig Thuis'),
  },
};

/** Which helplines serve a need, the best first. Grief and despair are served by those who listen. */
const SERVING: Readonly<Record<Need, readonly Exclude<keyof CountryHelp, 'emergency' | 'text'>[]>> = {
  emergency: [],
  'self-harm': ['crisis'],
  'child-abuse': ['children', 'violence'],
  'overwhelmed-parent': ['parents', 'crisis'],
  abuse: ['violence', 'crisis'],
  threat: ['violence', 'crisis'],
  'eating-disorder': ['crisis'],
  addiction: ['addiction', 'crisis'],
  grief: ['crisis'],
  despair: ['crisis'],
};

/** The number to call in danger: that of the country, or those that work in most. */
export function emergencyNumber(country: string | undefined, language: Language): string {
  const known = country === undefined ? undefined : COUNTRIES[country]?.emergency;
  return known ?? (language === 'es' ? '112 o 911' : '112 or 911');
}

/** Where somebody who is written to answers, if the country has such a place. */
export function textLineOf(country: string | undefined): Helpline | undefined {
  return country === undefined ? undefined : COUNTRIES[country]?.text;
}

/** The helplines of a country for a need. */
export function helplinesFor(country: string | undefined, need: Need): Helpline[] {
  const help = country === undefined ? undefined : COUNTRIES[country];
  if (!help) return [];
  const lines = SERVING[need].flatMap((kind) => help[kind] ?? []);
  return lines.filter(({ number }, index) => lines.findIndex((each) => each.number === number) === index);
}
