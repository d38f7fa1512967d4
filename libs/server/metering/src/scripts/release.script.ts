import { LuaScript } from '../lua-script.js';
import { SHARED_LUA } from './shared.lua.js';

type Input = { readonly now: number; readonly id: string };
type Result = { readonly released: boolean };

/**
 * Releases a reservation; a settled one stays. Keys: spent, held and ended of the day, the same of the previous day.
 */
export const releaseScript = new LuaScript<Input, Result>(`${SHARED_LUA}
for _, of in ipairs({ day(1), day(4) }) do
  local hold = holdsOf(of)[input.id]
  if hold then
    finish(of, input.id, 'released', hold)
    return cjson.encode({ released = true })
  end
  local ended = endOf(of, input.id)
  if ended and ended.state == 'expired' then finish(of, input.id, 'released', ended) end
end
return cjson.encode({ released = false })
`);
