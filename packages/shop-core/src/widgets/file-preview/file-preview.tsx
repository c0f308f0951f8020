import type { Send } from '@mallwright/contract/rpc'
import type { Label } from '@mallwright/contract/values'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'

import { useText } from '../../i18n/locale-store.ts'
import { CloseButton } from '../../kit/dialog/close-button.tsx'
import { useModal } from '../../kit/dialog/use-modal.ts'
import { ErrorNotice } from '../../kit/notice/notice.tsx'
import { createFilePreview } from './model/file-preview.machine.ts'
import type { FilePreview as Preview, PreviewIssue, PreviewSource, PreviewState } from './model/file-preview.machine.ts'
import type { FrameIssue } from './model/frame-messages.ts'
import { isOfficeKind } from './model/preview-kind.ts'
import { loadPicture, loadPrivateFile, readStoredFiles } from './model/stored-file.ts'
import { FramedFile } from './framed-file.tsx'
import '../../kit/dialog/full-dialog.css'
import './file-preview.css'

/** Texts of the preview. Specification 3 §5. */
const LABELS = {
  title: { zh: '文件预览', en: 'Preview' },
  none: { zh: '当前文件无法预览', en: 'This file cannot be shown' },
  download: { zh: '下载文件', en: 'Download the file' },
  text: { zh: '文件内容', en: 'Content of the file' },
} satisfies Record<string, Label>

/** Why a file is only offered for download. */
const ISSUES: Readonly<Record<PreviewIssue, Label>> = {
  'old-format': {
    zh: '旧版 Office 格式（.doc、.xls、.ppt）不支持预览，请下载后查看。',
    en: 'Files of old Office (.doc, .xls, .ppt) have no preview. Download it to read it.',
  },
  broken: {
    zh: '文件已损坏、已加密或格式不符，请下载后查看。',
    en: 'It is damaged, encrypted or of another kind. Download it to read it.',
  },
  'too-large': { zh: '文件内容过大，请下载后查看。', en: 'It holds too much to be shown. Download it to read it.' },
}

/** The viewer with its gestures, loaded with its first use. */
const PictureViewer = lazy(async () => ({
  default: (await import('../../kit/picture-viewer/picture-viewer.tsx')).PictureViewer,
}))

/** Props of the preview. */
export interface FilePreviewProps {
  readonly send: Send
  /** The signed-in account, by whose session private pictures are shown. */
  readonly accountId: string
  readonly source: PreviewSource
  /** What it is called; its own name without one. */
  readonly title?: string
  readonly onClose: () => void
}

/** A file on the full screen: a picture, a text, sound or a video; of others the download. Load it lazily. Specification 3 §2. */
export function FilePreview(props: FilePreviewProps): ReactNode {
  const { onClose } = props
  const preview = usePreview(props)
  const state = useStore(preview.state)
  if (state.kind === 'picture' && state.phase === 'ready') {
    return (
      <Suspense>
        <PictureViewer urls={[state.url]} index={0} onClose={onClose} />
      </Suspense>
    )
  }
  return <PreviewDialog {...{ preview, state, onClose }} title={props.title || state.name} />
}

function PreviewDialog(props: {
  readonly preview: Preview
  readonly state: PreviewState
  readonly title: string
  readonly onClose: () => void
}): ReactNode {
  const { preview, state, onClose } = props
  const translate = useText()
  const dialog = useModal()
  const title = props.title || translate(LABELS.title)
  return (
    <dialog
      ref={dialog}
      className="shop-dialog shop-full-dialog wg-preview"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {/* No header: the page's own may be what opened it. */}
      <div className="shop-full-head wg-preview-head">
        <h2>{title}</h2>
        {(state.kind === 'pdf' || isOfficeKind(state.kind)) && state.downloadUrl !== '' && (
          <a href={state.downloadUrl} download={state.name} aria-label={translate(LABELS.download)}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 4v11M7 11l5 5 5-5M5 20h14" />
            </svg>
          </a>
        )}
        <CloseButton onClose={onClose} />
      </div>
      <div className="wg-preview-body" aria-busy={state.phase === 'loading'}>
        {state.phase === 'failed' && <ErrorNotice error={state.error} onRetry={() => void preview.load()} />}
        {state.phase === 'ready' && <PreviewContent state={state} onFail={preview.giveUp} />}
      </div>
    </dialog>
  )
}

function PreviewContent(props: {
  readonly state: PreviewState
  readonly onFail: (issue: FrameIssue) => void
}): ReactNode {
  const { state, onFail } = props
  const translate = useText()
  const { kind, name, url, downloadUrl, text, bytes, issue } = state
  switch (kind) {
    case 'sound':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- uploads have no caption files
      return <audio controls src={url} aria-label={name} />
    case 'video':
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- uploads have no caption files
      return <video controls playsInline src={url} aria-label={name} />
    case 'text':
      return (
        // A long text is scrolled by keys, too.
        <pre tabIndex={0} role="region" aria-label={translate(LABELS.text)}>
          {text}
        </pre>
      )
    case 'pdf':
    case 'docx':
    case 'xlsx':
    case 'pptx':
      return bytes && <FramedFile {...{ name, kind, bytes, onFail }} />
    case 'picture':
    case 'none':
      return (
        <div className="wg-preview-none">
          <div role="status">
            <p>{translate(LABELS.none)}</p>
            {issue && <small>{translate(ISSUES[issue])}</small>}
          </div>
          {downloadUrl !== '' && (
            <a className="shop-button" href={downloadUrl} download={name}>
              {translate(LABELS.download)}
            </a>
          )}
        </div>
      )
  }
}

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.arrayBuffer()
}

function usePreview({ send, accountId, source }: FilePreviewProps): Preview {
  const [preview] = useState(() =>
    createFilePreview(source, {
      readFile: async (docId) => (await readStoredFiles(send, [docId]))[0],
      loadPicture: (docId) => loadPicture(send, accountId, docId),
      fetchBytes,
      loadPrivate: (docId) => loadPrivateFile(send, docId),
      createUrl: (file) => URL.createObjectURL(file),
      revokeUrl: (url) => URL.revokeObjectURL(url),
    }),
  )
  useEffect(() => {
    void preview.load()
    return preview.close
  }, [preview])
  return preview
}
