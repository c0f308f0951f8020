import * as z from 'zod/mini'

import { rows } from '../../db/query.ts'

/** Counts a call of a key ($1) in its one-minute window; the table is unlogged, so nothing waits for the disk. */
export const COUNT_CALL = rows(
  {
    count: z.number(),
    /** Remaining time of the window. */
    seconds: z.number(),
  },
  `insert into rate_limit as r (key, window_start, count) values ($1, now(), 1)
   on conflict (key) do update set
     count = case when r.window_start <= now() - interval '1 minute' then 1 else r.count + 1 end,
     window_start = case when r.window_start <= now() - interval '1 minute' then now() else r.window_start end
   returning count, ceil(extract(epoch from window_start + interval '1 minute' - now()))::int as seconds`,
  'count-call',
)
