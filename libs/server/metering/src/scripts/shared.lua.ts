import { METRICS } from '@word-unfolded/domain';

/**
 * The common prologue of all scripts. All keys of a day expire together. Expired reservations move to the ended ones on
 * the next access.
 */
export const SHARED_LUA = `
local METRICS = { ${METRICS.map((metric) => `'${metric}'`).join(', ')} }
local input = cjson.decode(ARGV[1])

local function day(first)
  return { spent = KEYS[first], held = KEYS[first + 1], ended = KEYS[first + 2] }
end

local function endOf(of, id)
  local written = redis.call('HGET', of.ended, id)
  return written and cjson.decode(written) or nil
end

local function finish(of, id, state, hold)
  redis.call('HDEL', of.held, id)
  redis.call('HSET', of.ended, id, cjson.encode({
    state = state, feature = hold.feature, tier = hold.tier, goAt = hold.goAt,
  }))
  redis.call('PEXPIREAT', of.ended, hold.goAt)
end

local function holdsOf(of)
  local holds = {}
  local written = redis.call('HGETALL', of.held)
  for index = 1, #written, 2 do
    local hold = cjson.decode(written[index + 1])
    if hold.ends <= input.now then
      finish(of, written[index], 'expired', hold)
    else
      holds[written[index]] = hold
    end
  end
  return holds
end

local function usedOf(of, holds)
  local used = {}
  local spent = redis.call('HMGET', of.spent, unpack(METRICS))
  for index, metric in ipairs(METRICS) do used[metric] = tonumber(spent[index] or 0) end
  for _, hold in pairs(holds) do
    for _, metric in ipairs(METRICS) do used[metric] = used[metric] + hold.amounts[metric] end
  end
  return used
end

local function add(of, amounts, goAt)
  for _, metric in ipairs(METRICS) do
    if amounts[metric] > 0 then redis.call('HINCRBY', of.spent, metric, amounts[metric]) end
  end
  redis.call('PEXPIREAT', of.spent, goAt)
end
`;
