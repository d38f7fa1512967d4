import { applyGate, ROLES, TIERS, type Tier } from '@word-unfolded/domain';
import { z } from 'zod';
import { AppError } from '../errors/app-error.js';

/** The caller of a message: a reader or a visitor, as the gateway has identified them, or a service of ours. */
export const messageCaller = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visitor') }),
  z.object({
    kind: z.literal('reader'),
    id: z.string(),
    sessionId: z.string(),
    tier: z.enum(TIERS),
    role: z.enum(ROLES),
  }),
  /** Work that nobody waits for, such as a job or a sweep, or a command of the operator. */
  z.object({ kind: z.literal('service'), name: z.string() }),
]);

export type MessageCaller = z.infer<typeof messageCaller>;

/**
 * Who may send a message. Services pass every requirement but a visitor's or a reader's call never becomes one of a
 * service. Without a requirement, a request that names a reader (`userId`, or a reader as `subject` or `owner`) requires that
 * reader, and any other request requires nothing. `anyone` removes the first rule.
 */
export type Requirement = 'anyone' | 'signed-in' | 'service' | { readonly tier: Tier };

type Checked = { readonly requires?: Requirement };

/**
 * Why a caller may not send a request; undefined if it may.
 *
 * @param caller undefined if the call carries none
 * @returns NOT_AUTHENTICATED, TIER_REQUIRED with `requiredTier`, or CALLER_REFUSED
 */
export function refusalOf(
  { requires }: Checked,
  request: unknown,
  caller: MessageCaller | undefined,
): AppError | undefined {
  if (caller?.kind === 'service' || requires === 'anyone') return undefined;
  if (requires === 'service') return AppError.of('CALLER_REFUSED');
  const reader = caller?.kind === 'reader' ? caller : undefined;
  const named = readerNamedIn(request);
  if (requires === undefined && !named) return undefined;
  const passage = applyGate(requires ?? 'signed-in', reader);
  if (passage === 'upgrade' && typeof requires === 'object')
    return AppError.with(
      'TIER_REQUIRED',
      { tier: requires.tier },
      { fields: { requiredTier: requires.tier } },
    );
  if (!reader || passage !== 'pass') return AppError.of('NOT_AUTHENTICATED');
  const isOwn = !named || Object.entries(named).every(([key, value]) => reader[key as 'id'] === value);
  // An administrator's message may name other readers; any other reader, whatever its tier, only names itself.
  const mayNameOthers = typeof requires === 'object' && requires.tier === 'admin';
  return isOwn || mayNameOthers ? undefined : AppError.of('CALLER_REFUSED');
}

const named = z.union([
  z
    .object({ owner: z.object({ kind: z.literal('reader'), id: z.string() }) })
    .transform(({ owner: { id } }) => ({ id })),
  z
    .object({ userId: z.string(), tier: z.enum(TIERS).optional(), role: z.enum(ROLES).optional() })
    .transform(({ userId, tier, role }) => ({ id: userId, ...(tier && { tier }), ...(role && { role }) })),
  z
    .object({
      subject: messageCaller.options[1].omit({ sessionId: true }),
    })
    .transform(({ subject: { id, tier, role } }) => ({ id, tier, role })),
]);

/** The reader whose data a request is about, or whom it charges. */
function readerNamedIn(request: unknown): Readonly<Record<string, string>> | undefined {
  return named.safeParse(request).data;
}
