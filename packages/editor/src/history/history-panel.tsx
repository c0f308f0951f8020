import type { Label } from '@mallwright/contract'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { historyOf } from '../document-store/history.ts'
import { useDocument, useStudio } from '../studio/studio.ts'
import './history.css'

const TEXTS = {
  hint: { zh: '点击任意一步，页面回到那时', en: 'Click a step to go to it' },
} satisfies Record<string, Label>

/** Every step of this visit, newest first; a click goes there. */
export function HistoryPanel(): ReactNode {
  const { page } = useStudio()
  const text = useText()
  // Every step makes another document, so this draws the list anew.
  useDocument((document) => document)
  const { steps, current } = historyOf(page.documents)
  return (
    <div className="st-history">
      <p className="st-hint">{text(TEXTS.hint)}</p>
      <ol>
        {steps
          .map((step, index) => (
            <li key={index}>
              <button
                type="button"
                className={index > current ? 'is-undone' : ''}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => page.jumpTo(index)}
              >
                {text(step.label)}
              </button>
            </li>
          ))
          .toReversed()}
      </ol>
    </div>
  )
}
