import type { LibraryFile } from '@mallwright/contract/file'
import { useText } from '@mallwright/shop-core/i18n'
import { Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { Segments } from '../ui/segments.tsx'
import { ENDINGS } from '../upload/check-file.ts'
import { useLibrary, useLibraryState } from './asset-context.ts'
import { ASSETS_TEXTS } from './assets.texts.ts'

/** How long a person stops typing before the library is searched, in ms. */
const PAUSE_MS = 250

/** Search, kinds, and the button that uploads. */
export function AssetToolbar(props: {
  /** Whether the kind may be chosen; a control that asked wants one of its own. */
  readonly hasKinds: boolean
  readonly onFiles: (files: readonly File[]) => void
}): ReactNode {
  const { hasKinds, onFiles } = props
  const text = useText()
  const library = useLibrary()
  const kind = useLibraryState((state) => state.kind)
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
          onChange={(next: string) =>
            library.show({ kind: next === 'any' ? undefined : (next as LibraryFile['cKind']) })
          }
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
          // The same file may be chosen again after a failure.
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
    if (word.trim() === library.state.getState().keyword) return undefined
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
