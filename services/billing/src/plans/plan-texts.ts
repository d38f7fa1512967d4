import type { Language, Tier } from '@word-unfolded/domain';

/** What a plan is called, and what it gives. */
export type PlanText = {
  readonly name: string;
  /** Undefined for a plan whose limits have no name (decisions, "Limits"). */
  readonly limits?: string;
  readonly features: readonly string[];
};

const english = {
  free: {
    name: 'Free',
    features: ['Basic scripture lookup', 'Limited notes', 'Reading offline'],
  },
  plus: {
    name: 'Plus',
    limits: 'Standard',
    features: [
      'Everything in Free',
      'Scripture explorer',
      'Journal with devotionals and study guides',
      'Theo history',
    ],
  },
  premium: {
    name: 'Premium',
    limits: '4× Higher Limits',
    features: ['Everything in Plus', 'Selah voice chat', '4× higher limits'],
  },
  beta: {
    name: 'Beta',
    limits: '4× Higher Limits',
    features: ['Everything in Premium', 'New features first', 'Direct feedback to the team'],
  },
  admin: { name: 'Admin', limits: '4× Higher Limits', features: ['Everything', 'Administration'] },
} as const satisfies Record<Tier, PlanText>;

const spanish: Readonly<Record<Tier, PlanText>> = {
  free: {
    name: 'Gratis',
    features: ['Consulta básica de las Escrituras', 'Notas limitadas', 'Lectura sin conexión'],
  },
  plus: {
    name: 'Plus',
    limits: 'Estándar',
    features: [
      'Todo lo de Gratis',
      'Explorador de las Escrituras',
      'Diario con devocionales y guías de estudio',
      'Historial de Asisteo',
    ],
  },
  premium: {
    name: 'Premium',
    limits: 'Límites 4× más altos',
    features: ['Todo lo de Plus', 'Selah, la conversación por voz', 'Límites 4× más altos'],
  },
  beta: {
    name: 'Beta',
    limits: 'Límites 4× más altos',
    features: ['Todo lo de Premium', 'Las novedades primero', 'Comentarios directos al equipo'],
  },
  admin: { name: 'Administración', limits: 'Límites 4× más altos', features: ['Todo', 'Administración'] },
};

export const PLAN_TEXTS: Readonly<Record<Language, Readonly<Record<Tier, PlanText>>>> = {
  en: english,
  es: spanish,
};
