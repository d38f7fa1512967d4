import { ROLES, TIERS } from '@word-unfolded/domain';
import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { defineRoute } from '../http/define-route.js';
import { defineMessage } from '../messaging/define.js';
import { lineText } from '../text/text-fields.js';

export const USER_STATUSES = ['verified', 'unverified', 'banned', 'admin'] as const;

export const USER_ORDERS = ['created', 'active', 'username'] as const;

/** An account in the list of administrators. What its reader wrote, such as the personal note, is not in it. */
export const listedUser = z.object({
  id: documentId,
  name: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  tier: z.enum(TIERS),
  subscriptionStatus: z.string().nullable(),
  verified: z.boolean(),
  bannedAt: z.iso.datetime().nullable(),
  lastActive: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});

export type ListedUser = z.infer<typeof listedUser>;

/** Which accounts are wanted, and in which order. */
export const userFilters = {
  search: lineText().trim().max(100).default('').meta({
    description: 'Beginnings of words of the name, of the username or of the address; all must be found.',
  }),
  tier: z.enum(TIERS).optional(),
  status: z.enum(USER_STATUSES).optional(),
  sort: z.enum(USER_ORDERS).default('created'),
  order: z.enum(['asc', 'desc']).default('desc'),
};

const filters = {
  ...userFilters,
  after: z.string().max(200).optional().meta({ description: '`next` of the page before.' }),
};

const LIMIT = { most: 100, usual: 20 } as const;

/** Pages that can be asked for by number. Further ones are reached by `after`, which is as fast on every page. */
export const NUMBERED_PAGES = 50;

/** Accounts that are counted, at most. */
export const COUNTED_USERS = 1_000;

/** A page of accounts. Errors: LOAD_FAILED. */
export const ListUsers = defineMessage({
  subject: 'auth.users.list',
  safe: true,
  request: z.object({
    ...filters,
    page: z.int().min(1).max(NUMBERED_PAGES),
    limit: z.int().min(1).max(LIMIT.most),
  }),
  response: z.object({
    users: z.array(listedUser),
    next: z.string().nullable().meta({ description: 'Where the next page begins; null on the last one.' }),
    total: z
      .int()
      .min(0)
      .meta({ description: `Accounts that match; ${COUNTED_USERS} stands for that many or more.` }),
    all: z.int().min(0).meta({ description: 'All accounts of the installation.' }),
  }),
  requires: { tier: 'admin' },
});

export const listUsersRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'The accounts, with search, filters and sorting',
  tag: 'Administration',
  gate: { tier: 'admin' },
  message: ListUsers,
  query: z.object({
    ...filters,
    page: z.coerce.number().int().min(1).max(NUMBERED_PAGES).default(1),
    limit: z.coerce.number().int().min(1).max(LIMIT.most).default(LIMIT.usual),
  }),
  toRequest: ({ query }) => query,
});
