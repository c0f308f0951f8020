/** Width of a page in page px: one page px is 1/375 of the screen width. Specification 3 §9. */
export const PAGE_WIDTH = 375
