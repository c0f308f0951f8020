import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { useLibrary, useLibraryState } from './asset-context.ts'
import { ASSETS_TEXTS } from './assets.texts.ts'
import { DeleteButton } from './delete-button.tsx'
import { FolderSelect } from './folders/folder-select.tsx'

/** What can be done with several selected files. */
export function PickedBar(): ReactNode {
  const text = useText()
  const library = useLibrary()
  const picked = useLibraryState((state) => state.picked)
  return (
    <div className="st-assets-picked" role="group" aria-label={text(ASSETS_TEXTS.picked, { count: picked.length })}>
      <strong>{text(ASSETS_TEXTS.picked, { count: picked.length })}</strong>
      <FolderSelect ids={picked} />
      <span data-delete>
        <DeleteButton key={picked.join()} ids={picked} />
      </span>
      <button type="button" className="st-button is-small is-quiet" onClick={() => library.pick([])}>
        {text(ASSETS_TEXTS.unpick)}
      </button>
    </div>
  )
}
