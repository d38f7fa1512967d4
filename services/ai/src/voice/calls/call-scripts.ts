/** Lua scripts, each of which Redis runs atomically. */

/** KEYS: lease, call. ARGV: replica, milliseconds, time. @returns 1 if the replica holds the call */
export const RENEW = `
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
if redis.call('EXISTS', KEYS[2]) == 1 then redis.call('HSET', KEYS[2], 'seenAt', ARGV[3]) end
return 1`;

/** KEYS: a lease, or the call of a reader. ARGV: the holder. Removes what this holder has. */
export const RELEASE = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`;

/** KEYS: call. ARGV: the end as JSON. @returns the end that counts: the first */
export const BEGIN_ENDING = `
local known = redis.call('HGET', KEYS[1], 'end')
if known then return known end
redis.call('HSET', KEYS[1], 'end', ARGV[1], 'state', 'ending')
return ARGV[1]`;
