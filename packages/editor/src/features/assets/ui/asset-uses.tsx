import { blockOfCode } from '@mallwright/contract/document'
import type { NodeId } from '@mallwright/contract/document'
import type { FileUse, LibraryFile } from '@mallwright/contract/file'
import { definitionOf } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import { useCallback, useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import type { Studio } from '../../../studio/studio.ts'
import { refreshBlocks, useBlocks } from '../../blocks/model/block-store.ts'
import { useStudio } from '../../../studio/studio.ts'
import { ASSETS_TEXTS } from '../model/assets.texts.ts'

type Uses = readonly FileUse[] | 'loading' | 'failed'

/** Uses of a file; a click opens the page or selects the module of the open page. */
export function AssetUses(props: { readonly file: LibraryFile; readonly onClose: () => void }): ReactNode {
  const { file, onClose } = props
  const text = useText()
  const studio = useStudio()
  const [uses, setUses] = useState<Uses>('loading')
  const [hasFault, setFault] = useState(false)
  const load = useCallback(() => loadUses(studio, file.cDocId).then(setUses), [studio, file.cDocId])
  useEffect(() => void load(), [load])
  const open = async (use: FileUse) => {
    const outcome = await openUse(studio, use)
    setFault(outcome === 'notSaved')
    if (outcome === 'here') onClose()
  }
  return (
    <section className="st-assets-uses" aria-label={text(ASSETS_TEXTS.usedIn)}>
      <h3>{text(ASSETS_TEXTS.usedIn)}</h3>
      {uses === 'loading' && <p className="st-hint">{text(ASSETS_TEXTS.loading)}</p>}
      {uses === 'failed' && (
        <p className="st-error" role="alert">
          {text(ASSETS_TEXTS.usesFailed)}{' '}
          <button type="button" className="st-button is-small" onClick={() => void load()}>
            {text(ASSETS_TEXTS.retry)}
          </button>
        </p>
      )}
      {hasFault && (
        <p className="st-error" role="alert">
          {text(ASSETS_TEXTS.notSaved)}
        </p>
      )}
      {typeof uses !== 'string' && uses.length === 0 && <p className="st-hint">{text(ASSETS_TEXTS.unused)}</p>}
      {typeof uses !== 'string' && uses.length > 0 && (
        <ul>
          {uses.map((use) => (
            <li key={`${use.cColumnCode} ${use.cNodeId} ${use.bReleased}`}>
              <UseLine use={use} onOpen={() => void open(use)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function UseLine({ use, onOpen }: { readonly use: FileUse; readonly onOpen: () => void }): ReactNode {
  const text = useText()
  const { api } = useStudio()
  const blocks = useBlocks()
  const block = blockOfCode(use.cColumnCode)
  useEffect(() => {
    if (block !== undefined) void refreshBlocks(api)
  }, [api, block])
  // Only linked blocks can be opened for editing; copies are replaced instead.
  const isOpenable =
    block === undefined ||
    (typeof blocks === 'object' && blocks.some(({ cBlockUuid, bLinked }) => bLinked && cBlockUuid === block))
  const page = use.cColumnName || use.cColumnCode
  const definition = definitionOf(use.cModule)
  const module = use.cNodeName || (definition ? text(definition.label) : use.cModule)
  return (
    <button
      type="button"
      aria-label={text(ASSETS_TEXTS.usedOn, { page, module, count: use.iCount })}
      disabled={!isOpenable}
      onClick={onOpen}
    >
      <span>
        <strong>{page}</strong>
        <small>{text(ASSETS_TEXTS.times, { module, count: use.iCount })}</small>
      </span>
      <em className={use.bReleased ? 'is-released' : ''}>
        {text(use.bReleased ? ASSETS_TEXTS.released : block ? ASSETS_TEXTS.block : ASSETS_TEXTS.draft)}
      </em>
    </button>
  )
}

/** Saves the open page first, so that its uses count. */
async function loadUses({ api, autosave }: Studio, cDocId: string): Promise<Uses> {
  await autosave.flush()
  const answer = await api.getFileUseList({ body: { cDocId } })
  return answer.ok ? answer.data.results : 'failed'
}

async function openUse(studio: Studio, use: FileUse): Promise<'here' | 'left' | 'notSaved'> {
  const { page, column, autosave } = studio
  if (use.cColumnCode === column) {
    page.select([use.cNodeId as NodeId])
    return 'here'
  }
  if (!(await autosave.flush())) return 'notSaved'
  location.assign(`?page=${encodeURIComponent(use.cColumnCode)}`)
  return 'left'
}
