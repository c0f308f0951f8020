import { blockOfCode } from '@mallwright/contract/document'
import { HOME_COLUMN } from '@mallwright/contract/link'
import type { Label } from '@mallwright/contract/values'
import { SITE_PARTS } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import type { ReleaseChange } from '../model/publish-items.ts'
import { PUBLISH_TEXTS } from './publish.texts.ts'

/** Name of a page, site part or linked block. */
export function ChangeName({ change }: { readonly change: Pick<ReleaseChange, 'code' | 'title'> }): ReactNode {
  const nameOf = useChangeName()
  return <strong>{nameOf(change)}</strong>
}

/** Names pages, site parts and linked blocks. */
export function useChangeName() {
  const text = useText()
  return ({ code, title }: Pick<ReleaseChange, 'code' | 'title'>): string => {
    const part = Object.hasOwn(SITE_PARTS, code) ? SITE_PARTS[code]?.label : undefined
    if (part) return text(part)
    if (blockOfCode(code) !== undefined) return text(PUBLISH_TEXTS.block, { name: title })
    if (title !== '') return title
    return code === HOME_COLUMN ? text(PUBLISH_TEXTS.home) : code
  }
}

const STATES: Readonly<Record<ReleaseChange['state'], Label>> = {
  new: PUBLISH_TEXTS.isNew,
  changed: PUBLISH_TEXTS.isChanged,
  removed: PUBLISH_TEXTS.isRemoved,
}

/** Says how items differ: new, removed, or the number of changes. */
export function useChangeState() {
  const text = useText()
  return ({ state, count }: ReleaseChange): string =>
    state === 'changed' && count > 0 ? text(PUBLISH_TEXTS.changeCount, { count }) : text(STATES[state])
}
