import type { Transaction } from '../../db/database.ts'
import { command } from '../../db/query.ts'

const COUNT_REVIEWS = command(
  `update product set review_count = counted.reviews, good_rate_bps = counted.good * 10000 / counted.reviews
   from (
     select product_id, count(*)::int as reviews, count(*) filter (where star >= 4)::int as good
     from review where state = 2 group by product_id
   ) counted where counted.product_id = product.id`,
)

/** Writes into every product how many reviews it has and the share of those with four or five stars. */
export async function countReviews(client: Transaction): Promise<void> {
  await COUNT_REVIEWS.run(client, [])
}
