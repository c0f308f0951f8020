/** Width of a page in page px: lengths are 1/375 of what the phone shows. Specification 3 §9. */
export const PAGE_WIDTH = 375
