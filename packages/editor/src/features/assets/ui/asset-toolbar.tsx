import { useText } from '@mallwright/shop-core/i18n'
import { Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { Segments } from '../../../ui/inputs/segments.tsx'
import { useLibrary, useLibraryState, usePickedFiles } from '../model/asset-context.ts'
import type { AssetFile, AssetKind } from '../model/assets.queries.ts'
import { ASSETS_TEXTS } from '../model/assets.texts.ts'
import { ENDINGS } from '../model/check-file.ts'
import { DeleteButton } from './delete-button.tsx'
import { FolderSelect } from './folders/folder-select.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'

/** Debounce (ms) of the search. */
const PAUSE_MS = 250

/** Search, kind filter and upload button. */
export function AssetToolbar(props: {
  /** Whether the kind can be chosen; a control that opened the library fixes it. */
  readonly hasKinds: boolean
  readonly onFiles: (files: readonly File[]) => void
}): ReactNode {
  const { hasKinds, onFiles } = props
  const text = useText()
  const library = useLibrary()
  const kind = useLibraryState(({ filter }) => filter.kind)
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="st-assets-toolbar">
      <SearchField />
      {hasKinds && (
        <Segments
          role="radiogroup"
          label={text(ASSETS_TEXTS.kind)}
          value={kind ?? 'any'}
          options={[
            { value: 'any', label: text(ASSETS_TEXTS.anyKind) },
            { value: 'picture', label: text(ASSETS_TEXTS.pictures) },
            { value: 'video', label: text(ASSETS_TEXTS.videos) },
          ]}
          onChange={(next: string) => library.show({ kind: next === 'any' ? undefined : (next as AssetKind) })}
        />
      )}
      <button type="button" className="st-button is-primary" onClick={() => input.current?.click()}>
        <Upload />
        {text(ASSETS_TEXTS.upload)}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ENDINGS[kind ?? 'either']}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // Allows choosing the same file again after a failure.
          event.target.value = ''
        }}
      />
    </div>
  )
}

function SearchField(): ReactNode {
  const text = useText()
  const library = useLibrary()
  const [word, setWord] = useState('')
  useEffect(() => {
    if (word.trim() === library.state.getState().filter.keyword) return undefined
    const timer = setTimeout(() => library.show({ keyword: word.trim() }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [library, word])
  return (
    <input
      className="st-input"
      type="search"
      aria-label={text(ASSETS_TEXTS.search)}
      placeholder={text(ASSETS_TEXTS.search)}
      maxLength={60}
      value={word}
      onChange={(event) => setWord(event.target.value)}
    />
  )
}

/** Bulk actions of the selected files. */
export function PickedBar(): ReactNode {
  const text = useText()
  const library = useLibrary()
  const picked = usePickedFiles().map(({ id }) => id)
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

/** Lets the user choose the file that replaces another one everywhere. */
export function ReplaceBar(props: {
  readonly old: AssetFile
  /** The chosen file; absent until exactly one other file is selected. */
  readonly next: AssetFile | undefined
  readonly onDone: () => void
}): ReactNode {
  const { old, next, onDone } = props
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="st-assets-replace" role="group" aria-label={text(ASSETS_TEXTS.replace)}>
      <span>{text(ASSETS_TEXTS.replacing, { name: old.name })}</span>
      <button type="button" className="st-button is-small" onClick={onDone}>
        {text(ASSETS_TEXTS.cancel)}
      </button>
      <button type="button" className="st-button is-small is-primary" disabled={!next} onClick={() => setAsking(true)}>
        {text(ASSETS_TEXTS.replaceWith)}
      </button>
      {isAsking && next && <ReplaceDialog old={old} next={next} onDone={onDone} onClose={() => setAsking(false)} />}
    </div>
  )
}
