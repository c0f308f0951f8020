import { pictureUrl, videoUrl } from '@mallwright/contract/media'
import { useText } from '@mallwright/shop-core/i18n'
import { useShopTime } from '../../../ui/shop-time.ts'
import { Copy, Crop, ImageOff, Replace } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useStudio } from '../../../studio/studio.ts'
import { lazyComponent } from '../../../ui/lazy.tsx'
import { useLibrary } from '../model/asset-context.ts'
import type { AssetFile } from '../model/assets.queries.ts'
import { AssetUses } from './asset-uses.tsx'
import { ASSETS_TEXTS } from '../model/assets.texts.ts'
import { DeleteButton } from './delete-button.tsx'
import { bytesText } from '../model/file-facts.ts'
import { FolderSelect } from './folders/folder-select.tsx'
import { renameTo, announceOutcome } from '../model/library-actions.ts'

const CropDialog = lazyComponent(async () => (await import('./crop-dialog.tsx')).CropDialog)

/** Details of one file: preview, facts, uses and actions. */
export function AssetDetails(props: {
  readonly file: AssetFile
  readonly onReplace: () => void
  readonly onClose: () => void
}): ReactNode {
  const shopTime = useShopTime()
  const { file, onReplace, onClose } = props
  const text = useText()
  const [isCropping, setCropping] = useState(false)
  return (
    <>
      <div className="st-assets-preview">
        <Preview key={file.id} file={file} />
      </div>
      <NameField key={`${file.id} ${file.name}`} file={file} />
      <p className="st-hint">
        {text(ASSETS_TEXTS.facts, { width: file.width, height: file.height, bytes: bytesText(file.bytes) })}
        <br />
        {text(ASSETS_TEXTS.uploaded, { time: shopTime(file.uploadedAt.slice(0, 16)) })}
      </p>
      <label className="st-labelled">
        <span>{text(ASSETS_TEXTS.folder)}</span>
        <FolderSelect ids={[file.id]} value={file.folderId} />
      </label>
      <div className="st-assets-actions">
        {file.kind === 'picture' && (
          <button type="button" className="st-button is-small" onClick={() => setCropping(true)}>
            <Crop />
            {text(ASSETS_TEXTS.crop)}
          </button>
        )}
        <button type="button" className="st-button is-small" onClick={onReplace}>
          <Replace />
          {text(ASSETS_TEXTS.replace)}
        </button>
        <CopyButton file={file} />
        <DeleteButton key={file.id} ids={[file.id]} />
      </div>
      <AssetUses key={`uses ${file.id}`} file={file} onClose={onClose} />
      {isCropping && <CropDialog file={file} onClose={() => setCropping(false)} />}
    </>
  )
}

function Preview({ file }: { readonly file: AssetFile }): ReactNode {
  const text = useText()
  const [isBroken, setBroken] = useState(false)
  const isVideo = file.kind === 'video'
  const url = isVideo ? videoUrl(file.url) : pictureUrl(file.url)
  if (isBroken || url === '') {
    return (
      <p className="st-empty" role="status">
        <ImageOff />
        {text(ASSETS_TEXTS.unviewable)}
      </p>
    )
  }
  const broken = () => setBroken(true)
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- uploads have no caption files
  if (isVideo) return <video src={url} controls muted playsInline preload="metadata" onError={broken} />
  return <img src={url} alt={file.name} onError={broken} />
}

function NameField({ file }: { readonly file: AssetFile }): ReactNode {
  const text = useText()
  const studio = useStudio()
  const library = useLibrary()
  const [name, setName] = useState(file.name)
  const save = async () => {
    const nextName = name.trim()
    if (nextName === '' || nextName === file.name) return setName(file.name)
    const outcome = await renameTo(studio, file.id, nextName)
    studio.announcer.notify(announceOutcome(outcome, text))
    if (outcome.isDone) await library.reload()
    return undefined
  }
  return (
    <label className="st-labelled">
      <span>{text(ASSETS_TEXTS.name)}</span>
      <input
        className="st-input"
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur()
        }}
      />
    </label>
  )
}

function CopyButton({ file }: { readonly file: AssetFile }): ReactNode {
  const text = useText()
  const { announcer } = useStudio()
  const [address, setAddress] = useState('')
  const copy = async () => {
    const url = new URL(file.url, location.origin).href
    try {
      await navigator.clipboard.writeText(url)
      setAddress('')
      announcer.notify(text(ASSETS_TEXTS.copied))
    } catch {
      // Permission denied, or no clipboard without TLS.
      setAddress(url)
    }
  }
  return (
    <>
      <button type="button" className="st-button is-small" onClick={() => void copy()}>
        <Copy />
        {text(ASSETS_TEXTS.copyAddress)}
      </button>
      {address !== '' && (
        <p className="st-hint st-assets-address" role="status">
          {text(ASSETS_TEXTS.copyFailed, { address })}
        </p>
      )}
    </>
  )
}
