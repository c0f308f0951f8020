import { blockOfCode } from '@mallwright/contract/document'
import { pictureUrl } from '@mallwright/contract/media'
import { definitionOf } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useStudio } from '../../../studio/studio.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { useLibrary } from '../model/asset-context.ts'
import { useAssetUses } from '../model/assets.queries.ts'
import type { AssetFile, AssetUse } from '../model/assets.queries.ts'
import { ASSETS_TEXTS } from '../model/assets.texts.ts'
import { announceOutcome, replaceEverywhere } from '../model/library-actions.ts'
import '../../../ui/boxed-list.css'
import './replace-dialog.css'

/** Difference of two width-to-height ratios from which a replacement is cut or letterboxed visibly. */
const RATIO_TOLERANCE = 0.02

/** Lists what replacing a file everywhere will change, and replaces it. */
export function ReplaceDialog(props: {
  readonly old: AssetFile
  readonly next: AssetFile
  readonly onDone: () => void
  readonly onClose: () => void
}): ReactNode {
  const { old, next, onDone, onClose } = props
  const text = useText()
  const studio = useStudio()
  const library = useLibrary()
  const { data: uses, reload } = useAssetUses(old.id)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  // Releases change with the next publish.
  const drafts = typeof uses === 'string' ? [] : uses.filter(({ isReleased }) => !isReleased)
  const count = drafts.reduce((sum, use) => sum + use.count, 0)
  const replace = async () => {
    setBusy(true)
    const outcome = await replaceEverywhere(studio, old, next)
    setBusy(false)
    const sentence = announceOutcome(outcome, text)
    setError(outcome.isDone ? '' : sentence)
    if (!outcome.isDone) return
    studio.announcer.notify(outcome.params ? `${sentence}。${text(ASSETS_TEXTS.replacedHint)}` : sentence)
    library.pick([old.id], old.id)
    onDone()
  }
  return (
    <Dialog
      title={text(ASSETS_TEXTS.replaceTitle)}
      className="st-replace"
      onClose={onClose}
      foot={
        <>
          <button type="button" className="st-button" onClick={onClose}>
            {text(ASSETS_TEXTS.cancel)}
          </button>
          <button
            type="button"
            className="st-button is-primary"
            disabled={isBusy || count === 0}
            onClick={() => void replace()}
          >
            {typeof uses === 'string' ? text(ASSETS_TEXTS.replace) : text(ASSETS_TEXTS.replaceCount, { count })}
          </button>
        </>
      }
    >
      <div className="st-replace-files">
        <FilePicture file={old} />
        <ArrowRight aria-hidden />
        <FilePicture file={next} />
      </div>
      {isRatioDifferent(old, next) && (
        <p className="st-hint is-warning" role="note">
          {text(ASSETS_TEXTS.ratioDiffers)}
        </p>
      )}
      {uses === 'loading' && <p className="st-hint">{text(ASSETS_TEXTS.loading)}</p>}
      {uses === 'failed' && <LoadError message={ASSETS_TEXTS.usesFailed} onRetry={reload} />}
      {typeof uses !== 'string' && <ReplacedUses drafts={drafts} />}
      {error !== '' && (
        <p className="st-error" role="alert">
          {error}
        </p>
      )}
    </Dialog>
  )
}

function FilePicture({ file }: { readonly file: AssetFile }): ReactNode {
  const text = useText()
  const { width, height, previewUrl, name } = file
  return (
    <figure>
      <img src={pictureUrl(previewUrl)} alt="" />
      <figcaption>
        <strong>{name}</strong>
        <small>{text(ASSETS_TEXTS.cropSize, { width, height })}</small>
      </figcaption>
    </figure>
  )
}

function ReplacedUses({ drafts }: { readonly drafts: readonly AssetUse[] }): ReactNode {
  const text = useText()
  if (drafts.length === 0) return <p className="st-hint">{text(ASSETS_TEXTS.replacedNone)}</p>
  return (
    <>
      <p className="st-hint">{text(ASSETS_TEXTS.replaceHint)}</p>
      <ul className="st-boxed-list" aria-label={text(ASSETS_TEXTS.replaceUses)}>
        {drafts.map(({ column, title, nodeId, nodeName, module, count }) => {
          const definition = definitionOf(module)
          const name = nodeName || (definition ? text(definition.label) : module)
          return (
            <li key={`${column} ${nodeId}`}>
              <strong>{title || column}</strong>
              <small>{text(ASSETS_TEXTS.times, { module: name, count })}</small>
              <em>{text(blockOfCode(column) === undefined ? ASSETS_TEXTS.draft : ASSETS_TEXTS.block)}</em>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function isRatioDifferent(one: AssetFile, other: AssetFile): boolean {
  if (one.height === 0 || other.height === 0) return false
  const [ratio, otherRatio] = [one.width / one.height, other.width / other.height]
  return Math.abs(ratio - otherRatio) / ratio > RATIO_TOLERANCE
}
