import type { Label } from '@mallwright/contract/values'
import { Fragment } from 'react'
import type { ReactNode } from 'react'

import { useLocale, useText } from '../../i18n/locale-store.ts'
import { joinNames } from './value-text.ts'
import './refer-names.css'

const LABELS = { stale: { zh: '已失效', en: 'no longer available' } } satisfies Record<string, Label>

/** A name of something that was chosen. */
export interface ReferName {
  readonly name: string
  /** Its row is gone, stopped, or out of reach. Engine 3.1. */
  readonly isStale: boolean
}

/** Names of references; those of stale ones are struck through. */
export function ReferNames({ names }: { readonly names: readonly ReferName[] }): ReactNode {
  const locale = useLocale()
  const translate = useText()
  return names.map(({ name, isStale }, index) => (
    <Fragment key={index}>
      {index > 0 && joinNames(['', ''], locale)}
      {isStale ? (
        <span className="wg-stale">
          <s>{name}</s> {translate(LABELS.stale)}
        </span>
      ) : (
        name
      )}
    </Fragment>
  ))
}
