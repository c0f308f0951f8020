import { useLocale, useText } from '@mallwright/shop-core/i18n'
import { Eye, History, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import type { DocumentStore } from '../../../document-store/document-store.ts'
import { useStore, useStudio } from '../../../studio/studio.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { findDifferences } from '../../merging/model/find-differences.ts'
import { moduleName } from '../../merging/model/describe-change.ts'
import { RESTORED_WORK_TEXTS } from '../model/restored-work.texts.ts'
import { SAVING_TEXTS } from '../model/saving.texts.ts'
import './saving.css'

/** Maximum number of named modules. */
const MAX_NAMES = 3

/** Notice of restored work with its time, and a button that reverts it. */
export function RestoredNotice({ restoredAt }: { readonly restoredAt: number }): ReactNode {
  const { page, announcer } = useStudio()
  const text = useText()
  const locale = useLocale()
  const [isClosed, setClosed] = useState(false)
  const step = useStore(page.documents, (state) => state.step)
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(restoredAt)
  // The restored step is the first one, so the state before it is the server's.
  const [names] = useState(() => restoredNames(page.documents, text))
  const shown = names.slice(0, MAX_NAMES).join(text(RESTORED_WORK_TEXTS.and))
  const parts = names.length > MAX_NAMES ? text(RESTORED_WORK_TEXTS.more, { names: shown, count: names.length }) : shown
  const sentence = text(RESTORED_WORK_TEXTS.restored, { time, parts })
  useEffect(() => announcer.speak(sentence), [announcer, sentence])
  if (isClosed) return null
  return (
    <section className="st-portal st-notice" aria-label={text(RESTORED_WORK_TEXTS.restoredTitle)}>
      <History />
      <span>{sentence}</span>
      {step.name === 'page.restore' && (
        <button
          type="button"
          className="st-button is-small"
          onClick={() => {
            page.undo()
            announcer.notify(text(RESTORED_WORK_TEXTS.discarded))
            setClosed(true)
          }}
        >
          {text(RESTORED_WORK_TEXTS.discard)}
        </button>
      )}
      <IconButton label={text(RESTORED_WORK_TEXTS.understood)} onClick={() => setClosed(true)}>
        <X />
      </IconButton>
    </section>
  )
}

function restoredNames(documents: DocumentStore, text: Parameters<typeof moduleName>[2]): string[] {
  const mine = documents.getState().document
  const base = documents.temporal.getState().pastStates[0]?.document ?? mine
  const changed = findDifferences({ base, mine, theirs: base })
  return changed.map(({ id }) => moduleName(id, [mine, base], text))
}

/** Notice that a newer version wrote the page, which is read-only here. */
export function ReadOnlyNotice(): ReactNode {
  const text = useText()
  return (
    <p className="st-portal st-notice" role="status">
      <Eye />
      <span>{text(SAVING_TEXTS.readOnlyHint)}</span>
    </p>
  )
}
