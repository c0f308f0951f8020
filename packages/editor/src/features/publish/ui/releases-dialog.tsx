import { useText } from '@mallwright/shop-core/i18n'
import { useShopTime } from '../../../ui/shop-time.ts'
import { GitCommitHorizontal } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useStudio } from '../../../studio/studio.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useReleases } from '../model/releases.queries.ts'
import type { Release } from '../model/releases.queries.ts'
import { useChangeName } from './change-name.tsx'
import { PUBLISH_TEXTS } from './publish.texts.ts'
import { RollbackForm } from './rollback-form.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import './publish.css'

/** Number of names in a release's line. */
const MAX_NAMES = 3

/** Releases, newest first; one of them can be brought back, whole or for the open page. */
export function ReleasesDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const text = useText()
  const { announcer } = useStudio()
  const { data: releases, reload } = useReleases()
  const [chosen, setChosen] = useState<Release>()
  if (chosen) {
    const done = (release: number) => {
      announcer.notify(text(PUBLISH_TEXTS.rolledBack, { release }))
      setChosen(undefined)
    }
    return <RollbackForm release={chosen} onDone={done} onBack={() => setChosen(undefined)} onClose={onClose} />
  }
  return (
    <Dialog title={text(PUBLISH_TEXTS.releases)} onClose={onClose}>
      {releases === 'loading' && <p className="st-hint">{text(PUBLISH_TEXTS.loading)}</p>}
      {releases === 'failed' && <LoadError message={PUBLISH_TEXTS.loadFailed} onRetry={reload} />}
      {typeof releases !== 'string' && releases.length === 0 && (
        <div className="st-empty">
          <GitCommitHorizontal />
          <strong>{text(PUBLISH_TEXTS.noReleases)}</strong>
          <span>{text(PUBLISH_TEXTS.noReleasesHint)}</span>
        </div>
      )}
      {typeof releases !== 'string' && (
        <ol className="st-releases">
          {releases.map((release) => (
            <li key={release.number}>
              <ReleaseLine release={release} onRollBack={() => setChosen(release)} />
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}

function ReleaseLine(props: { readonly release: Release; readonly onRollBack: () => void }): ReactNode {
  const { release, onRollBack } = props
  const text = useText()
  const nameOf = useChangeName()
  const { number, publishedAt, publisher, note, restoredFrom, isCurrent, changes } = release
  const shopTime = useShopTime()
  const names = changes.slice(0, MAX_NAMES).map(nameOf).join('、')
  const more = changes.length > MAX_NAMES ? text(PUBLISH_TEXTS.more, { count: changes.length }) : ''
  return (
    <>
      <div>
        <strong>
          {text(PUBLISH_TEXTS.release, { release: number })}
          {isCurrent && <em>{text(PUBLISH_TEXTS.current)}</em>}
        </strong>
        {names !== '' && (
          <p>
            {names} {more}
          </p>
        )}
        <span className="st-hint">
          {shopTime(publishedAt)} · {publisher}
          {restoredFrom > 0 && ` · ${text(PUBLISH_TEXTS.restoredFrom, { release: restoredFrom })}`}
        </span>
        {note && <p>{note}</p>}
      </div>
      {!isCurrent && (
        <button type="button" className="st-button is-small" onClick={onRollBack}>
          {text(PUBLISH_TEXTS.rollBack)}
        </button>
      )}
    </>
  )
}
