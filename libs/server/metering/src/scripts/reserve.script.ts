import type { Amounts, FeatureKey, Tier } from '@word-unfolded/domain';
import { LuaScript } from '../lua-script.js';
import { SHARED_LUA } from './shared.lua.js';

type Input = {
  readonly now: number;
  readonly id: string;
  readonly feature: FeatureKey;
  readonly tier: Tier;
  readonly amounts: Amounts;
  /** The limits of the day; false if there are none. */
  readonly limits: Amounts | false;
  /** Expiry time of the reservation, in milliseconds since 1970. */
  readonly ends: number;
  /** Expiry time of the day's counters, in milliseconds since 1970. */
  readonly goAt: number;
};
type Result = { readonly used: Amounts; readonly outcome: 'reserved' | 'open' | 'settled' | 'refused' };

/**
 * Reserves amounts, all or none. Extends an open reservation, also one of the previous day. A settled one stays
 * settled. Keys: spent, held and ended of the day, the same of the previous day.
 */
export const reserveScript = new LuaScript<Input, Result>(`${SHARED_LUA}
local today = day(1)
local before = day(4)
local holds = holdsOf(today)

local function answer(outcome)
  return cjson.encode({ outcome = outcome, used = usedOf(today, holds) })
end

for _, of in ipairs({ today, before }) do
  local ended = endOf(of, input.id)
  if ended and ended.state == 'settled' then return answer('settled') end
  local open = holds[input.id]
  if of == before then open = holdsOf(before)[input.id] end
  if open then
    open.ends = input.ends
    redis.call('HSET', of.held, input.id, cjson.encode(open))
    return answer('open')
  end
end

if input.limits then
  local used = usedOf(today, holds)
  for _, metric in ipairs(METRICS) do
    local requested = input.amounts[metric]
    if requested > 0 and used[metric] + requested > input.limits[metric] then return answer('refused') end
  end
end

local hold = {
  feature = input.feature, tier = input.tier, amounts = input.amounts, ends = input.ends, goAt = input.goAt,
}
holds[input.id] = hold
redis.call('HSET', today.held, input.id, cjson.encode(hold))
redis.call('HDEL', today.ended, input.id)
redis.call('PEXPIREAT', today.held, input.goAt)
return answer('reserved')
`);
