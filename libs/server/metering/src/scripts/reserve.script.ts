import type { Amounts, FeatureKey, Tier } from '@word-unfolded/domain';
import { LuaScript } from '../lua-script.js';
import { SHARED_LUA } from './shared.lua.js';

type Given = {
  readonly now: number;
  readonly id: string;
  readonly feature: FeatureKey;
  readonly tier: Tier;
  readonly amounts: Amounts;
  /** What the day allows; false where nothing is limited. */
  readonly limits: Amounts | false;
  /** When the reservation expires, in milliseconds since 1970. */
  readonly ends: number;
  /** When the counters of the day go, in milliseconds since 1970. */
  readonly goAt: number;
};
type Result = { readonly used: Amounts; readonly outcome: 'reserved' | 'open' | 'settled' | 'refused' };

/**
 * Sets amounts aside, all or none. One that is open is held longer, also when it began the day before; one that was settled
 * stays so. Keys: spent, held and ended of the day, the same of the day before.
 */
export const reserveScript = new LuaScript<Given, Result>(`${SHARED_LUA}
local today = day(1)
local before = day(4)
local holds = holdsOf(today)

local function answer(outcome)
  return cjson.encode({ outcome = outcome, used = usedOf(today, holds) })
end

for _, of in ipairs({ today, before }) do
  local ended = endOf(of, given.id)
  if ended and ended.state == 'settled' then return answer('settled') end
  local open = holds[given.id]
  if of == before then open = holdsOf(before)[given.id] end
  if open then
    open.ends = given.ends
    redis.call('HSET', of.held, given.id, cjson.encode(open))
    return answer('open')
  end
end

if given.limits then
  local used = usedOf(today, holds)
  for _, metric in ipairs(METRICS) do
    local asked = given.amounts[metric]
    if asked > 0 and used[metric] + asked > given.limits[metric] then return answer('refused') end
  end
end

local hold = {
  feature = given.feature, tier = given.tier, amounts = given.amounts, ends = given.ends, goAt = given.goAt,
}
holds[given.id] = hold
redis.call('HSET', today.held, given.id, cjson.encode(hold))
redis.call('HDEL', today.ended, given.id)
redis.call('PEXPIREAT', today.held, given.goAt)
return answer('reserved')
`);
