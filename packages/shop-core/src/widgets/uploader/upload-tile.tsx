import type { Send } from '@mallwright/contract/rpc'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/index.ts'
import { previewKindOfName } from '../file-preview/model/preview-kind.ts'
import type { PreviewKind } from '../file-preview/model/preview-kind.ts'
import { loadPicture } from '../file-preview/model/stored-file.ts'
import type { StoredFile } from '../file-preview/model/stored-file.ts'
import { UploadDownload } from './upload-download.tsx'
import { UPLOAD_ISSUES, UPLOADER_LABELS } from './uploader-labels.ts'
import type { Uploader, UploadItem } from './uploader.machine.ts'

/** The viewer with its gestures, loaded with its first use. */
const PictureViewer = lazy(async () => ({
  default: (await import('../../kit/picture-viewer/picture-viewer.tsx')).PictureViewer,
}))

/** The preview of other files, loaded with its first use. */
const FilePreview = lazy(async () => ({ default: (await import('../file-preview/file-preview.tsx')).FilePreview }))

/** One file with its progress, and what can be done about it. */
export function UploadTile(props: {
  readonly item: UploadItem
  /** Its place, from 1: a name for a file without one. */
  readonly number: number
  readonly uploader: Uploader
  readonly send: Send
  readonly accountId: string
  /** What is known of a file that is stored; `undefined` for others, and until it is known. */
  readonly stored: StoredFile | undefined
  readonly isMixed: boolean
  readonly isReadOnly: boolean
  readonly allowsDownload: boolean
}): ReactNode {
  const { item, number, uploader, send, accountId, stored, isMixed, isReadOnly, allowsDownload } = props
  const translate = useText()
  const name = item.name || translate(isMixed ? UPLOADER_LABELS.file : UPLOADER_LABELS.picture, { number })
  const kind = kindOf(item, stored, isMixed)
  const face = { item, name, send, accountId }
  return (
    <li className="wg-upload">
      {kind === 'picture' ? <PictureFace {...face} /> : <FileFace {...face} kind={kind} />}
      <UploadState
        item={item}
        maxMegabytes={uploader.maxMegabytesOf(item.name)}
        onRetry={() => uploader.retry(item.key)}
      />
      {allowsDownload && stored && <UploadDownload {...{ stored, name, send }} />}
      {!isReadOnly && (
        <button
          type="button"
          className="wg-upload-remove"
          aria-label={translate(UPLOADER_LABELS.remove, { name })}
          onClick={() => uploader.remove(item.key)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M7 7l10 10M17 7L7 17" />
          </svg>
        </button>
      )}
    </li>
  )
}

/** How a tile shows its file; `undefined` until that is known. */
function kindOf({ file, name }: UploadItem, stored: StoredFile | undefined, isMixed: boolean): PreviewKind | undefined {
  if (!isMixed) return 'picture'
  return file ? previewKindOfName(name) : stored?.kind
}

interface FaceProps {
  readonly item: UploadItem
  readonly name: string
  readonly send: Send
  readonly accountId: string
}

function PictureFace({ item, name, send, accountId }: FaceProps): ReactNode {
  const translate = useText()
  const [isOpen, setIsOpen] = useState(false)
  const picture = usePicture(item, send, accountId)
  return (
    <>
      <button
        type="button"
        className="wg-upload-picture"
        aria-label={translate(UPLOADER_LABELS.preview, { name })}
        disabled={!picture}
        onClick={() => setIsOpen(true)}
      >
        {picture && <img src={picture} alt="" />}
        {picture === '' && <span>{translate(UPLOADER_LABELS.noPreview)}</span>}
      </button>
      {isOpen && picture && (
        <Suspense>
          <PictureViewer urls={[picture]} index={0} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function FileFace({ item, name, send, accountId, kind }: FaceProps & { readonly kind: PreviewKind | undefined }) {
  const translate = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="wg-upload-picture wg-upload-file"
        aria-label={translate(UPLOADER_LABELS.preview, { name })}
        disabled={kind === undefined}
        onClick={() => setIsOpen(true)}
      >
        {kind && (
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={FACES[kind]} />
          </svg>
        )}
        <span>{item.name}</span>
      </button>
      {isOpen && (
        <Suspense>
          <FilePreview
            {...{ send, accountId }}
            source={item.file ? { file: item.file } : { docId: item.docId }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** A sheet of paper, with lines for a text; a note; a film. */
const PAPER = 'M6 3h8l4 4v14H6zM14 3v4h4'
const FACES: Readonly<Record<PreviewKind, string>> = {
  none: PAPER,
  picture: PAPER,
  text: `${PAPER}M9 11h6M9 15h6`,
  pdf: `${PAPER}M9 17v-6h3a2 2 0 0 1 0 4h-3`,
  docx: `${PAPER}M9 11l1.5 6 1.5-5 1.5 5 1.5-6`,
  xlsx: `${PAPER}M9 11h6v6H9zM9 14h6M12 11v6`,
  pptx: `${PAPER}M9 11h6v4H9zM12 15v3`,
  sound: 'M9 18V5l10-2v13M9 18a3 2.5 0 1 1-1-2M19 16a3 2.5 0 1 1-1-2',
  video: 'M3 6h18v12H3zM10 9.5v5l4-2.5z',
}

/** 上传中, 上传成功 or 上传失败; said aloud when it changes. */
function UploadState(props: {
  readonly item: UploadItem
  readonly maxMegabytes: number
  readonly onRetry: () => void
}) {
  const { item, maxMegabytes, onRetry } = props
  const translate = useText()
  const { state, fraction, issue, words } = item
  const percent = `${Math.round(fraction * 100)}%`
  return (
    <>
      <span className={state === 'done' ? 'shop-visually-hidden' : `wg-upload-state is-${state}`} role="status">
        {translate(UPLOADER_LABELS[state])}
        {state === 'sending' && <span aria-hidden="true"> {percent}</span>}
        {state === 'failed' && issue !== 'failed' && issue && (
          <small>{translate(UPLOAD_ISSUES[issue], { size: maxMegabytes })}</small>
        )}
        {state === 'failed' && words !== '' && <small>{words}</small>}
      </span>
      {state === 'failed' && (
        <button type="button" className="wg-upload-retry" onClick={onRetry}>
          {translate(UPLOADER_LABELS.retry)}
        </button>
      )}
    </>
  )
}

/** URL of a tile's picture: of the chosen file, or of the stored one by session; empty without one, `undefined` while it loads. */
function usePicture({ file, docId }: UploadItem, send: Send, accountId: string): string | undefined {
  const [url, setUrl] = useState<string>()
  const storedId = file ? '' : docId
  useEffect(() => {
    let own: string | undefined
    let isGone = false
    const show = (made: string | undefined) => {
      own = made
      if (!isGone) return setUrl(made ?? '')
      return made && URL.revokeObjectURL(made)
    }
    if (file) show(URL.createObjectURL(file))
    else void loadPicture(send, accountId, storedId).then(show)
    return () => {
      isGone = true
      if (own) URL.revokeObjectURL(own)
    }
  }, [file, storedId, send, accountId])
  return url
}
