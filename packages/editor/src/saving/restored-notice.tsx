import { useLocale, useText } from '@mallwright/shop-core/i18n'
import { History, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { useStore, useStudio } from '../studio/studio.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { KEPT_WORK_TEXTS } from './kept-work.texts.ts'
import './saving.css'

/** Says that unsaved work was put back, from when it is, and lets it go again by taking back the one step that it is. */
export function RestoredNotice({ restoredAt }: { readonly restoredAt: number }): ReactNode {
  const { page, announcer } = useStudio()
  const text = useText()
  const locale = useLocale()
  const [isClosed, setClosed] = useState(false)
  const step = useStore(page.documents, (state) => state.step)
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(restoredAt)
  const sentence = text(KEPT_WORK_TEXTS.restored, { time })
  useEffect(() => announcer.speak(sentence), [announcer, sentence])
  if (isClosed) return null
  return (
    <section className="st-notice" aria-label={text(KEPT_WORK_TEXTS.restoredTitle)}>
      <History />
      <span>{sentence}</span>
      {step.name === 'page.restore' && (
        <button
          type="button"
          className="st-button is-small"
          onClick={() => {
            page.undo()
            announcer.notify(text(KEPT_WORK_TEXTS.discarded))
            setClosed(true)
          }}
        >
          {text(KEPT_WORK_TEXTS.discard)}
        </button>
      )}
      <IconButton label={text(KEPT_WORK_TEXTS.understood)} onClick={() => setClosed(true)}>
        <X />
      </IconButton>
    </section>
  )
}
