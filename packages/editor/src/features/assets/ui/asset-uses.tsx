import { blockOfCode } from '@mallwright/contract/document'
import type { NodeId } from '@mallwright/contract/document'
import { definitionOf } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import type { Studio } from '../../../studio/studio.ts'
import { useBlocks } from '../../blocks/model/blocks.queries.ts'
import { useStudio } from '../../../studio/studio.ts'
import { openDocument } from '../../saving/model/open-document.ts'
import { useAssetUses } from '../model/assets.queries.ts'
import type { AssetFile, AssetUse } from '../model/assets.queries.ts'
import { ASSETS_TEXTS } from '../model/assets.texts.ts'
import { LoadError } from '../../../ui/load-error.tsx'

/** Uses of a file; a click opens the page or selects the module of the open page. */
export function AssetUses(props: { readonly file: AssetFile; readonly onClose: () => void }): ReactNode {
  const { file, onClose } = props
  const text = useText()
  const studio = useStudio()
  const { data: uses, reload } = useAssetUses(file.id)
  const [hasFault, setFault] = useState(false)
  const open = async (use: AssetUse) => {
    const outcome = await openUse(studio, use)
    setFault(outcome === 'notSaved')
    if (outcome === 'here') onClose()
  }
  return (
    <section className="st-assets-uses" aria-label={text(ASSETS_TEXTS.usedIn)}>
      <h3>{text(ASSETS_TEXTS.usedIn)}</h3>
      {uses === 'loading' && <p className="st-hint">{text(ASSETS_TEXTS.loading)}</p>}
      {uses === 'failed' && <LoadError message={ASSETS_TEXTS.usesFailed} onRetry={reload} />}
      {hasFault && (
        <p className="st-error" role="alert">
          {text(ASSETS_TEXTS.notSaved)}
        </p>
      )}
      {typeof uses !== 'string' && uses.length === 0 && <p className="st-hint">{text(ASSETS_TEXTS.unused)}</p>}
      {typeof uses !== 'string' && uses.length > 0 && (
        <ul>
          {uses.map((use) => (
            <li key={`${use.column} ${use.nodeId} ${use.isReleased}`}>
              <UseLine use={use} onOpen={() => void open(use)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function UseLine({ use, onOpen }: { readonly use: AssetUse; readonly onOpen: () => void }): ReactNode {
  const text = useText()
  const block = blockOfCode(use.column)
  const blocks = useBlocks(block !== undefined)
  // Only linked blocks can be opened for editing; copies are replaced instead.
  const isOpenable =
    block === undefined || (typeof blocks === 'object' && blocks.some(({ id, isLinked }) => isLinked && id === block))
  const page = use.title || use.column
  const definition = definitionOf(use.module)
  const module = use.nodeName || (definition ? text(definition.label) : use.module)
  return (
    <button
      type="button"
      className="st-row-button"
      aria-label={text(ASSETS_TEXTS.usedOn, { page, module, count: use.count })}
      disabled={!isOpenable}
      onClick={onOpen}
    >
      <span>
        <strong>{page}</strong>
        <small>{text(ASSETS_TEXTS.times, { module, count: use.count })}</small>
      </span>
      <em className={use.isReleased ? 'is-released' : ''}>
        {text(use.isReleased ? ASSETS_TEXTS.released : block ? ASSETS_TEXTS.block : ASSETS_TEXTS.draft)}
      </em>
    </button>
  )
}

async function openUse(studio: Studio, use: AssetUse): Promise<'here' | 'left' | 'notSaved'> {
  const { page, column } = studio
  if (use.column === column) {
    page.select([use.nodeId as NodeId])
    return 'here'
  }
  return (await openDocument(studio, use.column, use.nodeId)) ? 'left' : 'notSaved'
}
