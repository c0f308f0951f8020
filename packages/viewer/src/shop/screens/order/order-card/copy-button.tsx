import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { useShop } from '../../../client/shop-context.ts'

const LABELS = {
  copy: { zh: '复制', en: 'Copy' },
  copied: { zh: '已复制', en: 'Copied' },
  notCopied: { zh: '复制失败，请长按选择', en: 'Could not copy; press and hold to select' },
}

/** Copies a text. */
export function CopyButton(props: {
  readonly text: string
  /** What it is called; 复制 without. */
  readonly label?: Label
}): ReactNode {
  const { text, label = LABELS.copy } = props
  const translate = useText()
  const { feedback } = useShop()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      feedback.toast(translate(LABELS.copied))
    } catch {
      feedback.toast(translate(LABELS.notCopied))
    }
  }
  return (
    <button type="button" className="shop-copy" onClick={() => void copy()}>
      {translate(label)}
    </button>
  )
}
