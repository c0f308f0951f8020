import { pictureUrl } from '@mallwright/contract/media'
import { useText } from '@mallwright/shop-core/i18n'
import { Check, Film, ImageOff } from 'lucide-react'
import { useState } from 'react'
import type { DragEvent, MouseEvent, ReactNode } from 'react'

import type { AssetFile } from '../model/assets.queries.ts'
import { ASSETS_TEXTS } from '../model/assets.texts.ts'
import { bytesText } from '../model/file-facts.ts'

/** A file in the grid: thumbnail, name and size. */
export function AssetTile(props: {
  readonly file: AssetFile
  readonly isPicked: boolean
  /** Whether the tile is in the tab order (roving tabindex). */
  readonly isCurrent: boolean
  readonly position: { readonly position: number; readonly total: number }
  readonly onPress: (event: MouseEvent) => void
  readonly onUse: () => void
  readonly onToggle: () => void
  readonly onDrag: (event: DragEvent) => void
}): ReactNode {
  const { file, isPicked, isCurrent, position, onPress, onUse, onToggle, onDrag } = props
  const text = useText()
  const facts = text(ASSETS_TEXTS.facts, { width: file.width, height: file.height, bytes: bytesText(file.bytes) })
  return (
    // The grid handles keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      className="st-asset"
      role="option"
      data-asset={file.id}
      aria-selected={isPicked}
      aria-setsize={position.total}
      aria-posinset={position.position}
      aria-label={`${file.name}，${facts}`}
      title={file.name}
      tabIndex={isCurrent ? 0 : -1}
      draggable
      onClick={onPress}
      onDoubleClick={onUse}
      onDragStart={onDrag}
    >
      <span className="st-asset-face">
        <AssetFace file={file} />
        {/* For touch and mouse; the keyboard uses Space. */}
        <span
          className="st-asset-check"
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation()
            onToggle()
          }}
        >
          <Check />
        </span>
      </span>
      <strong>{file.name}</strong>
      <small>{facts}</small>
    </div>
  )
}

/** Thumbnail of a file; an icon for videos and files without preview. */
export function AssetFace({ file }: { readonly file: AssetFile }): ReactNode {
  const [isBroken, setBroken] = useState(false)
  const url = pictureUrl(file.previewUrl)
  if (file.kind === 'video') return <Film />
  if (url === '' || isBroken) return <ImageOff />
  return <img src={url} alt="" loading="lazy" draggable={false} onError={() => setBroken(true)} />
}
