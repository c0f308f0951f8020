import { blockOfCode } from '@mallwright/contract/document'
import { useText } from '@mallwright/shop-core/i18n'
import { useShopTime } from '../../../ui/shop-time.ts'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useDocument, useStudio } from '../../../studio/studio.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Segments } from '../../../ui/inputs/segments.tsx'
import { useRollBack, useRollbackPreview } from '../model/releases.queries.ts'
import type { Release, RollbackTarget } from '../model/releases.queries.ts'
import { useChangeName, useChangeState } from './change-name.tsx'
import { PUBLISH_TEXTS } from './publish.texts.ts'
import { LoadError } from '../../../ui/load-error.tsx'

/** Asks what to bring back from a release, the whole site or the open page, and lists what changes for buyers. */
export function RollbackForm(props: {
  readonly release: Release
  readonly onDone: (newRelease: number) => void
  readonly onBack: () => void
  readonly onClose: () => void
}): ReactNode {
  const { release, onDone, onBack, onClose } = props
  const { column } = useStudio()
  const text = useText()
  const shopTime = useShopTime()
  const nameOf = useChangeName()
  const title = useDocument((document) => document.title)
  const isPage = blockOfCode(column) === undefined
  const [scope, setScope] = useState<'page' | 'site'>(isPage ? 'page' : 'site')
  const target: RollbackTarget = { release: release.number, code: scope === 'page' ? column : undefined }
  const { data: preview, reload } = useRollbackPreview(target)
  const { state, rollBack } = useRollBack(onDone)
  const changes = typeof preview !== 'string' && preview.kind === 'changes' ? preview.changes : undefined
  return (
    <Dialog
      title={text(PUBLISH_TEXTS.rollBackTitle, { release: release.number, time: shopTime(release.publishedAt) })}
      onClose={onClose}
      foot={
        <>
          <button type="button" className="st-button" onClick={onBack}>
            {text(PUBLISH_TEXTS.back)}
          </button>
          <button
            type="button"
            className="st-button is-primary"
            disabled={state === 'busy' || !changes || changes.length === 0}
            onClick={() => void rollBack(target)}
          >
            {text(PUBLISH_TEXTS.confirmRollBack)}
          </button>
        </>
      }
    >
      {isPage && (
        <Segments
          role="radiogroup"
          label={text(PUBLISH_TEXTS.rollBackScope)}
          options={[
            { value: 'page', label: text(PUBLISH_TEXTS.rollBackPage, { name: nameOf({ code: column, title }) }) },
            { value: 'site', label: text(PUBLISH_TEXTS.rollBackSite) },
          ]}
          value={scope}
          onChange={setScope}
        />
      )}
      {preview === 'loading' && <p className="st-hint">{text(PUBLISH_TEXTS.loading)}</p>}
      {preview === 'failed' && <LoadError message={PUBLISH_TEXTS.loadFailed} onRetry={reload} />}
      {typeof preview !== 'string' && preview.kind === 'noPage' && (
        <p className="st-hint">{text(PUBLISH_TEXTS.rollBackNoPage)}</p>
      )}
      {changes?.length === 0 && <p className="st-hint">{text(PUBLISH_TEXTS.rollBackNothing)}</p>}
      {changes && changes.length > 0 && <RollbackChanges changes={changes} />}
      {state === 'failed' && (
        <p className="st-error" role="alert">
          {text(PUBLISH_TEXTS.rollBackFailed)}
        </p>
      )}
    </Dialog>
  )
}

function RollbackChanges({ changes }: { readonly changes: Release['changes'] }): ReactNode {
  const text = useText()
  const nameOf = useChangeName()
  const stateOf = useChangeState()
  return (
    <>
      <p>{text(PUBLISH_TEXTS.rollBackChanges)}</p>
      <ul className="st-boxed-list">
        {changes.map((change) => (
          <li key={change.code} className="st-publish-item">
            <strong>{nameOf(change)}</strong>
            <em className={`st-change is-${change.state}`}>{stateOf(change)}</em>
          </li>
        ))}
      </ul>
    </>
  )
}
