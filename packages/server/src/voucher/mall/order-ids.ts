/**
 * The ids of orders (`$1`) in a statement of a hot path. As a query of their own, PostgreSQL does not look into them while planning: it keeps one plan
 * of the statement, whose making takes longer than its run.
 */
export const ORDER_IDS = `array(select unnest($1::uuid[]))`
