import type { Label } from '@mallwright/contract/values'

/** Text of the not-found screen. Specification 1 §2.1. */
export const NOT_FOUND_TEXT: Label = { zh: '您访问的页面不存在', en: 'the page you visit does not exist' }
