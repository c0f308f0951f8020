import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { Dialog } from '../../../ui/dialog.tsx'
import { PUBLISH_TEXTS } from './publish.texts.ts'

/** The dialog of a publish before and after it. */
export function PublishFrame(props: {
  readonly onClose: () => void
  readonly foot: ReactNode
  readonly children: ReactNode
}): ReactNode {
  const text = useText()
  return <Dialog title={text(PUBLISH_TEXTS.publishTitle)} className="st-publish" {...props} />
}
