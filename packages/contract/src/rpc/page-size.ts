/** Page size when a call names none; specification 1 §9. */
export const DEFAULT_PAGE_SIZE = 10

/** The largest page that the server gives; domain 1.0. */
export const MAX_PAGE_SIZE = 50
