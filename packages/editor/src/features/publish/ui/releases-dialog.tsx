import { useText } from '@mallwright/shop-core/i18n'
import { Rocket } from 'lucide-react'
import type { ReactNode } from 'react'

import { useStudio } from '../../../studio/studio.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useReleases, useRollBack } from '../model/releases.queries.ts'
import type { Release, RollBackState } from '../model/releases.queries.ts'
import { PUBLISH_TEXTS } from './publish.texts.ts'

/** Releases, newest first; rolling back needs a confirming click. */
export function ReleasesDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const text = useText()
  const { announcer } = useStudio()
  const { data: releases, reload } = useReleases()
  const rollBack = useRollBack((release) => announcer.notify(text(PUBLISH_TEXTS.rolledBack, { release })))
  return (
    <Dialog title={text(PUBLISH_TEXTS.releases)} onClose={onClose}>
      {releases === 'loading' && <p className="st-hint">{text(PUBLISH_TEXTS.loading)}</p>}
      {releases === 'failed' && (
        <p className="st-error" role="alert">
          {text(PUBLISH_TEXTS.loadFailed)}{' '}
          <button type="button" className="st-button is-small" onClick={reload}>
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
            <li key={release.number}>
              <ReleaseLine
                release={release}
                state={rollBack.stateOf(release.number)}
                isDisabled={rollBack.isBusy}
                onAsk={() => rollBack.ask(release.number)}
                onConfirm={() => void rollBack.confirm()}
              />
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}

interface ReleaseLineProps {
  readonly release: Release
  readonly state: RollBackState
  readonly isDisabled: boolean
  readonly onAsk: () => void
  readonly onConfirm: () => void
}

function ReleaseLine({ release, state, isDisabled, onAsk, onConfirm }: ReleaseLineProps): ReactNode {
  const text = useText()
  const { number, publishedAt, publisher, note, restoredFrom, isCurrent } = release
  const isAsking = state === 'asking'
  return (
    <>
      <div>
        <strong>
          {text(PUBLISH_TEXTS.release, { release: number })}
          {isCurrent && <em>{text(PUBLISH_TEXTS.current)}</em>}
        </strong>
        <span className="st-hint">
          {publishedAt} · {publisher}
          {restoredFrom > 0 && ` · ${text(PUBLISH_TEXTS.restoredFrom, { release: restoredFrom })}`}
        </span>
        {note && <p>{note}</p>}
        {isAsking && <span className="st-hint">{text(PUBLISH_TEXTS.rollBackHint)}</span>}
        {state === 'failed' && (
          <span className="st-error" role="alert">
            {text(PUBLISH_TEXTS.rollBackFailed)}
          </span>
        )}
      </div>
      {!isCurrent && (
        <button
          type="button"
          className={`st-button is-small${isAsking ? ' is-primary' : ''}`}
          disabled={isDisabled}
          onClick={isAsking ? onConfirm : onAsk}
        >
          {text(isAsking ? PUBLISH_TEXTS.confirmRollBack : PUBLISH_TEXTS.rollBack)}
        </button>
      )}
    </>
  )
}
