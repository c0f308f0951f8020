import { newUuid } from '@mallwright/contract/values'
import type { ReleaseItem } from '@mallwright/contract/site'
import { useText } from '@mallwright/shop-core/i18n'
import { Rocket } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { useStudio } from '../../../studio/studio.ts'
import type { StudioApi } from '../../../gateway/studio-operations.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { PUBLISH_TEXTS } from './publish.texts.ts'

type Releases = readonly ReleaseItem[] | 'loading' | 'failed'

/** Releases, newest first; rolling back needs a confirming click. */
export function ReleasesDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const text = useText()
  const { releases, load } = useReleases()
  return (
    <Dialog title={text(PUBLISH_TEXTS.releases)} onClose={onClose}>
      {releases === 'loading' && <p className="st-hint">{text(PUBLISH_TEXTS.loading)}</p>}
      {releases === 'failed' && (
        <p className="st-error" role="alert">
          {text(PUBLISH_TEXTS.loadFailed)}{' '}
          <button type="button" className="st-button is-small" onClick={load}>
            {text(PUBLISH_TEXTS.retry)}
          </button>
        </p>
      )}
      {typeof releases !== 'string' && releases.length === 0 && (
        <div className="st-empty">
          <Rocket />
          <strong>{text(PUBLISH_TEXTS.none)}</strong>
          <span>{text(PUBLISH_TEXTS.noneHint)}</span>
        </div>
      )}
      {typeof releases !== 'string' && (
        <ol className="st-releases">
          {releases.map((release) => (
            <li key={release.iRelease}>
              <ReleaseLine release={release} onDone={load} />
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}

function useReleases() {
  const { api } = useStudio()
  const [releases, setReleases] = useState<Releases>('loading')
  useEffect(() => {
    void askReleases(api).then(setReleases)
  }, [api])
  return { releases, load: () => void askReleases(api).then(setReleases) }
}

async function askReleases(api: StudioApi): Promise<Releases> {
  const answer = await api.getRevisionList({ body: {} })
  return answer.ok ? answer.data.results : 'failed'
}

function ReleaseLine({ release, onDone }: { readonly release: ReleaseItem; readonly onDone: () => void }): ReactNode {
  const { api, announcer } = useStudio()
  const text = useText()
  const [state, setState] = useState<'still' | 'asking' | 'busy' | 'failed'>('still')
  const [requestId] = useState(newUuid)
  const { iRelease, dPublished, cPublisher, cNote, iRestoredFrom, bCurrent } = release
  const rollBack = async () => {
    setState('busy')
    const answer = await api.rollbackRevision({ body: { iRelease, cRequestUuid: requestId } })
    setState(answer.ok ? 'still' : 'failed')
    if (!answer.ok) return
    announcer.notify(text(PUBLISH_TEXTS.rolledBack, { release: answer.data.iRelease }))
    onDone()
  }
  return (
    <>
      <div>
        <strong>
          {text(PUBLISH_TEXTS.release, { release: iRelease })}
          {bCurrent && <em>{text(PUBLISH_TEXTS.current)}</em>}
        </strong>
        <span className="st-hint">
          {dPublished} · {cPublisher}
          {iRestoredFrom > 0 && ` · ${text(PUBLISH_TEXTS.restoredFrom, { release: iRestoredFrom })}`}
        </span>
        {cNote && <p>{cNote}</p>}
        {state === 'asking' && <span className="st-hint">{text(PUBLISH_TEXTS.rollBackHint)}</span>}
        {state === 'failed' && (
          <span className="st-error" role="alert">
            {text(PUBLISH_TEXTS.failed)}
          </span>
        )}
      </div>
      {!bCurrent && (
        <button
          type="button"
          className={`st-button is-small${state === 'asking' ? ' is-primary' : ''}`}
          disabled={state === 'busy'}
          onClick={() => (state === 'asking' ? void rollBack() : setState('asking'))}
        >
          {text(state === 'asking' ? PUBLISH_TEXTS.confirmRollBack : PUBLISH_TEXTS.rollBack)}
        </button>
      )}
    </>
  )
}
