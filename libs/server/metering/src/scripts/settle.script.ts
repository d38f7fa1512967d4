import type { SubjectName } from '@word-unfolded/contracts';
import type { Amounts } from '@word-unfolded/domain';
import { LuaScript } from '../lua-script.js';
import { SHARED_LUA } from './shared.lua.js';

type Input = {
  readonly now: number;
  readonly id: string;
  readonly amounts: Amounts;
  readonly limits: Amounts | false;
  readonly payer: SubjectName;
  /** The two days, in the order of their keys. */
  readonly days: readonly [string, string];
  /** The time of the event. */
  readonly at: string;
};
type Result = { readonly used: Amounts; readonly outcome: 'charged' | 'settled' | 'unknown' };

/**
 * Charges the usage to the day of the reservation, and puts the event into the outbox, atomically. The reserved amount
 * may always be charged, and more only up to the limit, so no counter exceeds its limit. Keys: spent, held and ended of
 * the day, the same of the previous day, the outbox.
 */
export const settleScript = new LuaScript<Input, Result>(`${SHARED_LUA}
local today = day(1)

local function charge(of, index, holds, reserved, from)
  local used = usedOf(of, holds)
  local charged = {}
  for _, metric in ipairs(METRICS) do
    charged[metric] = input.amounts[metric]
    if input.limits then
      local room = input.limits[metric] - (used[metric] - reserved[metric])
      charged[metric] = math.min(charged[metric], math.max(reserved[metric], room))
    end
  end
  add(of, charged, from.goAt)
  finish(of, input.id, 'settled', from)
  redis.call('XADD', KEYS[7], '*', 'spent', cjson.encode({
    id = input.id, payer = input.payer, tier = from.tier, feature = from.feature,
    day = input.days[index], amounts = charged, at = input.at,
  }))
end

local function settle()
  for index, of in ipairs({ today, day(4) }) do
    local holds = holdsOf(of)
    local hold = holds[input.id]
    if hold then
      charge(of, index, holds, hold.amounts, hold)
      return 'charged'
    end
    local ended = endOf(of, input.id)
    if ended and ended.state == 'settled' then return 'settled' end
    if ended and ended.state == 'expired' then
      local nothing = {}
      for _, metric in ipairs(METRICS) do nothing[metric] = 0 end
      charge(of, index, holds, nothing, ended)
      return 'charged'
    end
  end
  return 'unknown'
end

local outcome = settle()
return cjson.encode({ outcome = outcome, used = usedOf(today, holdsOf(today)) })
`);
