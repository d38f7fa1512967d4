import type { Amounts, FeatureKey, Metric, Tier } from '@word-unfolded/domain';
import { LuaScript } from '../lua-script.js';
import { SHARED_LUA } from './shared.lua.js';

type Input = {
  readonly now: number;
  readonly id: string;
  readonly feature: FeatureKey;
  readonly tier: Tier;
  readonly amounts: Amounts;
  /** The least amounts that will do, when what is left of a limit is shared. */
  readonly least: Amounts;
  /** The limits of the day; false if there are none. */
  readonly limits: Amounts | false;
  /** Expiry time of the reservation, in milliseconds since 1970. */
  readonly ends: number;
  /** Expiry time of the day's counters, in milliseconds since 1970. */
  readonly goAt: number;
};

/** The limit that refuses a reservation. */
type Shortage = {
  readonly metric: Metric;
  /** What is neither charged nor reserved. */
  readonly left: number;
  /** What is not charged, though open reservations may hold it. */
  readonly unspent: number;
};

type Result =
  | { readonly used: Amounts; readonly outcome: 'reserved' | 'open' | 'settled' }
  | ({ readonly used: Amounts; readonly outcome: 'refused' } & Shortage);

/**
 * Reserves amounts of all metrics, or nothing. If not all of an amount is left, open reservations shrink to their least
 * amounts, and this one takes what is left then, at least its own least amount. An open reservation is extended, also
 * one of the previous day. A settled one stays settled. Keys: spent, held and ended of the day, the same of the
 * previous day.
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

local granted = {}
local shrunk = {}
for _, metric in ipairs(METRICS) do granted[metric] = input.amounts[metric] end

if input.limits then
  local used = usedOf(today, holds)
  local spent = usedOf(today, {})
  for _, metric in ipairs(METRICS) do
    local limit = input.limits[metric]
    local requested = input.amounts[metric]
    local room = limit - used[metric]
    if requested > 0 and requested > room then
      for id, hold in pairs(holds) do
        local least = hold.least and hold.least[metric] or hold.amounts[metric]
        if hold.amounts[metric] > least then
          room = room + hold.amounts[metric] - least
          shrunk[id] = shrunk[id] or {}
          shrunk[id][metric] = least
        end
      end
      if room < input.least[metric] or room <= 0 then
        return cjson.encode({
          outcome = 'refused', used = used, metric = metric,
          left = math.max(0, limit - used[metric]), unspent = math.max(0, limit - spent[metric]),
        })
      end
      granted[metric] = math.min(requested, room)
    end
  end
end

for id, changed in pairs(shrunk) do
  for metric, least in pairs(changed) do holds[id].amounts[metric] = least end
  redis.call('HSET', today.held, id, cjson.encode(holds[id]))
end

local hold = {
  feature = input.feature, tier = input.tier, amounts = granted, least = input.least,
  ends = input.ends, goAt = input.goAt,
}
holds[input.id] = hold
redis.call('HSET', today.held, input.id, cjson.encode(hold))
redis.call('HDEL', today.ended, input.id)
redis.call('PEXPIREAT', today.held, input.goAt)
return answer('reserved')
`);
