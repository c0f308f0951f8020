import { translate } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'
import type { ReactNode } from 'react'

import type { ModuleAction } from '../kit/module-view.ts'

const RETRY = { zh: '重试', en: 'Try again' }

/** Stands in the place of a list that could not be loaded: why, and the way to try again. */
export function ListError(props: {
  readonly message: string
  readonly locale: Locale
  readonly onAction: (action: ModuleAction) => void
}): ReactNode {
  return (
    <div className="mw-list-note" role="status">
      {props.message}
      <button type="button" onClick={() => props.onAction({ type: 'load', page: 1, append: false })}>
        {translate(props.locale, RETRY)}
      </button>
    </div>
  )
}
