import { translate } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'

import type { ModuleTitleProps } from './module-title.ts'

/** Default title, also the placeholder of an empty one in edit mode. */
export const DEFAULT_TITLE = { zh: '模块标题', en: 'Module title' }

/** Text of a title: custom, default, or none. Specification 3 §9 (moduleTitle radio 1, 2, 3). */
export function titleText({ kind, text }: ModuleTitleProps, locale: Locale): string {
  if (kind === 'hidden') return ''
  return kind === 'default' ? translate(locale, DEFAULT_TITLE) : text
}
