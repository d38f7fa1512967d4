/**
 * Lua scripts, each of which Redis runs atomically. KEYS[1] is the generation, KEYS[2] its events; ARGV[1] is the
 * replica that acts. A replica that has lost a generation no longer changes it, however late its commands arrive.
 */

/** ARGV: replica, seconds, sender, payer, task. @returns 1 when the generation is new */
export const BEGIN = `
local status = redis.call('HGET', KEYS[1], 'status')
if status and status ~= 'refused' then return 0 end
redis.call('DEL', KEYS[1], KEYS[2])
redis.call('HSET', KEYS[1], 'status', 'preparing', 'replica', ARGV[1], 'sender', ARGV[3], 'payer', ARGV[4], 'task', ARGV[5])
redis.call('EXPIRE', KEYS[1], ARGV[2])
return 1`;

/** ARGV: replica, previous replica. @returns 1 when it was taken over */
export const TAKE_OVER_SCRIPT = `
if redis.call('HGET', KEYS[1], 'replica') ~= ARGV[2] then return 0 end
local status = redis.call('HGET', KEYS[1], 'status')
if status == 'ended' or status == 'refused' then return 0 end
redis.call('HSET', KEYS[1], 'replica', ARGV[1])
return 1`;

/** ARGV: replica, channel, seconds, then fields and values. @returns 1 when they are set */
export const CHANGE = `
if redis.call('HGET', KEYS[1], 'replica') ~= ARGV[1] then return 0 end
for at = 4, #ARGV, 2 do redis.call('HSET', KEYS[1], ARGV[at], ARGV[at + 1]) end
redis.call('EXPIRE', KEYS[1], ARGV[3])
redis.call('PUBLISH', ARGV[2], '')
return 1`;

/** Deletes a generation at once, or when it has ended. */
export const FORGET = `
local status = redis.call('HGET', KEYS[1], 'status')
if not status then return 0 end
if status == 'ended' or status == 'refused' then
  redis.call('DEL', KEYS[1], KEYS[2])
else
  redis.call('HSET', KEYS[1], 'forget', '1')
end
return 1`;

/** ARGV: replica, channel. Deletes the fields that are no longer needed. @returns 1 when it has ended */
export const FINISH = `
if redis.call('HGET', KEYS[1], 'replica') ~= ARGV[1] then return 0 end
if redis.call('HEXISTS', KEYS[1], 'forget') == 1 then
  redis.call('DEL', KEYS[1], KEYS[2])
else
  redis.call('HSET', KEYS[1], 'status', 'ended')
  redis.call('HDEL', KEYS[1], 'preparation', 'ending', 'stop')
end
redis.call('PUBLISH', ARGV[2], '')
return 1`;

/**
 * ARGV: replica, channel, seconds, place, event. If the place is taken, the event was appended by an earlier call whose
 * reply was lost. @returns 'added', 'stopped' when its reader has stopped it, or 'lost'
 */
export const APPEND = `
local known = redis.call('HMGET', KEYS[1], 'replica', 'stop')
if known[1] ~= ARGV[1] then return 'lost' end
local last = redis.call('XREVRANGE', KEYS[2], '+', '-', 'COUNT', 1)
if not last[1] or tonumber(string.match(last[1][1], '^%d+')) < tonumber(ARGV[4]) then
  redis.call('XADD', KEYS[2], ARGV[4] .. '-1', 'event', ARGV[5])
  redis.call('EXPIRE', KEYS[2], ARGV[3])
  redis.call('PUBLISH', ARGV[2], '')
end
if known[2] then return 'stopped' end
return 'added'`;

/** ARGV: sender, prefix of the replicas' channels, the answer's id. @returns 'unknown', 'over' or 'told' */
export const STOP = `
local known = redis.call('HMGET', KEYS[1], 'sender', 'status', 'replica')
if known[1] ~= ARGV[1] then return 'unknown' end
if known[2] ~= 'preparing' and known[2] ~= 'writing' then return 'over' end
redis.call('HSET', KEYS[1], 'stop', '1')
redis.call('PUBLISH', ARGV[2] .. known[3], ARGV[3])
return 'told'`;
