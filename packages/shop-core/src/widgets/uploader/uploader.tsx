import type { Send } from '@mallwright/contract/rpc'
import { newUuid } from '@mallwright/contract/values'
import { useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { useStore } from 'zustand'

import { useText } from '../../i18n/index.ts'
import { openPendingWork } from '../../storage/pending-work.ts'
import { readStoredFiles } from '../file-preview/model/stored-file.ts'
import type { StoredFile } from '../file-preview/model/stored-file.ts'
import { SourceSheet } from './source-sheet.tsx'
import { deleteUploads, uploadFile } from './upload-calls.ts'
import { acceptedEndings, isPictureName } from './upload-kinds.ts'
import type { AcceptedFiles } from './upload-kinds.ts'
import { UploadTile } from './upload-tile.tsx'
import { UPLOAD_ISSUES, UPLOADER_LABELS } from './uploader-labels.ts'
import { keepPending } from './keep-pending.ts'
import { createUploader } from './uploader.machine.ts'
import type { Uploader as UploaderMachine, UploaderOptions } from './uploader.machine.ts'
import '../../kit/controls/control-tokens.css'
import './uploader.css'

/** What a form does with its uploader. */
export interface UploaderHandle {
  /** Sends what was chosen, of an uploader that waits for it. */
  readonly upload: () => void
  /** Deletes the stored files that were removed, after the form was saved. */
  readonly deleteRemoved: () => Promise<void>
}

/** Props of the uploader. */
export interface UploaderProps extends Pick<
  UploaderOptions,
  'busiType' | 'busiName' | 'maxMegabytes' | 'allowsSameName' | 'isManual' | 'deletesAtOnce'
> {
  readonly label: string
  readonly send: Send
  /** The signed-in account, to which the uploads belong. */
  readonly accountId: string
  readonly maxCount?: number
  /** Pictures unless named. */
  readonly accepts?: AcceptedFiles
  readonly allowsDownload?: boolean
  readonly isReadOnly?: boolean
  /** Ids of the stored files; read at first. */
  readonly value: readonly string[]
  readonly onChange: (docIds: readonly string[]) => void
  /** Called with whether files are on their way, at first and whenever that changes. */
  readonly onSending?: (isSending: boolean) => void
  readonly message: string
  readonly ref: Ref<{ focus(): void }>
  readonly handle?: Ref<UploaderHandle>
  /** Name by which files that could not be sent are kept for the next visit, e.g. of the form; without it they are not. */
  readonly keepsPendingAs?: string
}

/** Field of files that are uploaded as they are chosen, or when its form says so. Specification 3 §2. */
export function Uploader(props: UploaderProps): ReactNode {
  const { label, send, accountId, onSending, message, ref } = props
  const { accepts = 'pictures', allowsDownload = false, isReadOnly = false } = props
  const translate = useText()
  const id = useId()
  const uploader = useUploader(props)
  const storedFiles = useStoredFiles(props, uploader)
  const { items, issue } = useStore(uploader.state)
  const isSending = items.some(({ state }) => state === 'waiting' || state === 'sending')
  useEffect(() => onSending?.(isSending), [onSending, isSending])
  const counts = { count: uploader.maxCount, size: uploader.maxMegabytes }
  const isMixed = accepts !== 'pictures'
  return (
    <div className="shop-control" role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-message`}>
      <span className="shop-control-label" id={`${id}-label`}>
        {label}
      </span>
      <ul className="wg-uploads">
        {items.map((item, index) => (
          <UploadTile
            key={item.key}
            {...{ item, uploader, send, accountId, isMixed, isReadOnly, allowsDownload }}
            number={index + 1}
            stored={storedFiles.find(({ docId }) => docId !== '' && docId === item.docId)}
          />
        ))}
        {!isReadOnly && items.length < uploader.maxCount && (
          <li>
            <AddTile
              {...{ uploader, accepts }}
              ref={ref}
              isInvalid={message !== ''}
              isSeveral={uploader.maxCount > items.length + 1}
            />
          </li>
        )}
      </ul>
      <p className="shop-control-error" id={`${id}-message`} role="alert">
        {issue ? translate(UPLOAD_ISSUES[issue], counts) : message}
      </p>
    </div>
  )
}

function AddTile(props: {
  readonly uploader: UploaderMachine
  readonly accepts: AcceptedFiles
  readonly ref: Ref<{ focus(): void }>
  readonly isInvalid: boolean
  readonly isSeveral: boolean
}): ReactNode {
  const { uploader, accepts, ref, isInvalid, isSeveral } = props
  const translate = useText()
  const [isChoosing, setIsChoosing] = useState(false)
  const title = translate(accepts !== 'pictures' ? UPLOADER_LABELS.addFile : UPLOADER_LABELS.add)
  return (
    <>
      <button
        type="button"
        ref={ref as Ref<HTMLButtonElement>}
        className={isInvalid ? 'wg-upload-add is-invalid' : 'wg-upload-add'}
        aria-haspopup="dialog"
        onClick={() => setIsChoosing(true)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={accepts !== 'pictures' ? 'M12 5v14M5 12h14' : 'M4 8h3l2-3h6l2 3h3v11H4zM12 10v6M9 13h6'} />
        </svg>
        {title}
      </button>
      {isChoosing && (
        <SourceSheet
          {...{ title, accepts, isSeveral }}
          onClose={() => setIsChoosing(false)}
          onFiles={(files) => {
            setIsChoosing(false)
            uploader.add(files)
          }}
        />
      )}
    </>
  )
}

/** Phones of Apple call every photo `image.jpg`. Specification 3 §5. */
const isApplePhone = () => /iP(?:hone|ad|od)/.test(navigator.userAgent)

function optionsOf(props: UploaderProps): UploaderOptions {
  const { send, busiType, busiName, accepts = 'pictures', allowsSameName = false } = props
  const namePrefix = isApplePhone() ? `${newUuid().slice(0, 8)}-` : ''
  return {
    busiType,
    busiName,
    maxMegabytes: props.maxMegabytes,
    maxCount: props.maxCount,
    isManual: props.isManual,
    deletesAtOnce: props.deletesAtOnce,
    endings: acceptedEndings(accepts),
    stored: props.value,
    isCompressed: (file) => isPictureName(file.name),
    allowsSameName: allowsSameName || isApplePhone(),
    send: (file, maxBytes, { onProgress, signal }) =>
      uploadFile(send, file, { busiType, busiName, namePrefix, maxBytes, onProgress, signal }),
    deleteFiles: (docIds) => deleteUploads(send, docIds),
  }
}

function useUploader(props: UploaderProps): UploaderMachine {
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const [uploader] = useState(() => createUploader(optionsOf(props)))
  useImperativeHandle(props.handle, () => ({ upload: uploader.upload, deleteRemoved: uploader.deleteRemoved }), [
    uploader,
  ])
  const { accountId, keepsPendingAs: pendingName } = props
  useEffect(() => {
    if (pendingName === undefined) return undefined
    return keepPending(uploader, openPendingWork('files', { accountId, name: pendingName }))
  }, [uploader, accountId, pendingName])
  useEffect(() => {
    const end = uploader.follow((docIds) => latest.current.onChange(docIds))
    window.addEventListener('online', uploader.retryUnreached)
    return () => {
      end()
      window.removeEventListener('online', uploader.retryUnreached)
      uploader.dispose()
    }
  }, [uploader])
  return uploader
}

/** What is known of the stored files: pictures alone need no more than their ids. */
function useStoredFiles(props: UploaderProps, uploader: UploaderMachine): readonly StoredFile[] {
  const { send, accepts = 'pictures', allowsDownload = false } = props
  const [files, setFiles] = useState<readonly StoredFile[]>([])
  const docIds = useStore(uploader.state, ({ items }) =>
    items.flatMap(({ docId }) => (docId === '' ? [] : docId)).join(),
  )
  const isNeeded = accepts !== 'pictures' || allowsDownload
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const found = await readStoredFiles(send, docIds === '' ? [] : docIds.split(','))
      if (!isCurrent) return
      setFiles(found)
      uploader.describe(found)
    }
    // Without their names the files stay as they are: numbered, and opened by their ids.
    if (isNeeded) void read().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [send, docIds, isNeeded, uploader])
  return files
}
