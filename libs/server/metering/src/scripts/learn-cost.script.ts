import { LuaScript } from '../lua-script.js';

type Input = {
  readonly cost: number;
  /** The weight of a new cost when many are known. */
  readonly weight: number;
  /** Lifetime of the average after its last cost, in milliseconds. */
  readonly keptMs: number;
};

/**
 * Adds a cost to a moving average and to the moving average of its deviation (RFC 6298 estimates round-trip times in the
 * same way). The first costs weigh more, so that the average is soon right. Key: the hash of the average.
 */
export const learnCostScript = new LuaScript<Input, { readonly count: number }>(`
local input = cjson.decode(ARGV[1])
local known = redis.call('HMGET', KEYS[1], 'mean', 'deviation', 'count')
local count = tonumber(known[3] or 0)
local mean = tonumber(known[1] or input.cost)
local deviation = tonumber(known[2] or input.cost / 4)
if count > 0 then
  local weight = math.max(input.weight, 1 / (count + 1))
  local difference = input.cost - mean
  mean = mean + weight * difference
  deviation = deviation + weight * (math.abs(difference) - deviation)
end
redis.call('HSET', KEYS[1], 'mean', tostring(mean), 'deviation', tostring(deviation), 'count', count + 1)
redis.call('PEXPIRE', KEYS[1], input.keptMs)
return cjson.encode({ count = count + 1 })
`);
