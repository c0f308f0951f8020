import { readFields } from '@mallwright/modules/definitions'
import type { Fields } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import { Images } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { useStudio } from '../../../../studio/studio.ts'
import { ENDINGS } from '../../../assets/model/check-file.ts'
import { uploadFile } from '../../../assets/model/upload-file.ts'
import type { FailedUpload } from '../../../assets/model/upload-file.ts'
import type { Entry } from '../../model/entry-rows.ts'
import { ROWS_TEXTS } from '../../model/rows.texts.ts'
import { UploadFailure, UploadProgress } from '../media/upload-progress.tsx'
import { useFileChoice } from '../media/use-file-choice.tsx'

interface Props {
  readonly fields: Fields
  /** Number of entries that the list still takes. */
  readonly room: number
  readonly onAdd: (entries: readonly Entry[]) => void
}

/** Adds an entry for each of several picture files, chosen or dropped at once, as one step. Nothing for entries that are not pictures first of all. */
export function AddPictures(props: Props): ReactNode {
  const [first] = Object.entries(props.fields)
  return first?.[1].kind === 'picture' ? <PictureFiles {...props} picture={first[0]} /> : null
}

function PictureFiles({ fields, picture, room, onAdd }: Props & { readonly picture: string }): ReactNode {
  const text = useText()
  const { left, fraction, failure, upload, cancel } = useUploads((urls) =>
    onAdd(urls.map((value) => readFields(fields, { [picture]: value }))),
  )
  const choose = (files: readonly File[]) => void upload(files.slice(0, room))
  const { open, dropProps, input } = useFileChoice(ENDINGS.picture, choose, { isMultiple: true })
  const isBusy = left > 0
  return (
    <div className="st-list-pictures" {...dropProps}>
      <button type="button" className="st-button is-small is-quiet" disabled={isBusy || room <= 0} onClick={open}>
        <Images />
        {isBusy ? text(ROWS_TEXTS.picturesLeft, { count: left }) : text(ROWS_TEXTS.pictures)}
      </button>
      {input}
      <UploadProgress fraction={isBusy ? fraction : undefined} onCancel={cancel} />
      <UploadFailure failure={failure} />
    </div>
  )
}

/** A stored picture as a field has it. */
interface StoredPicture {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** Uploads several files one after the other, and stores those that succeeded together. */
function useUploads(onStored: (pictures: readonly StoredPicture[]) => void) {
  const { api } = useStudio()
  const [left, setLeft] = useState(0)
  const [fraction, setFraction] = useState(0)
  const [failure, setFailure] = useState<FailedUpload>()
  const running = useRef<AbortController>(undefined)
  // The list may be edited while files are sent.
  const latest = useRef(onStored)
  useEffect(() => {
    latest.current = onStored
  })
  const upload = async (files: readonly File[]) => {
    const controller = new AbortController()
    running.current = controller
    setFailure(undefined)
    const pictures: StoredPicture[] = []
    for (const [index, file] of files.entries()) {
      if (controller.signal.aborted) break
      setLeft(files.length - index)
      setFraction(0)
      const outcome = await uploadFile(api, file, {
        accepted: 'picture',
        signal: controller.signal,
        onProgress: setFraction,
      })
      if (outcome.ok) {
        const { url, width, height } = outcome.stored
        pictures.push({ url, width, height })
      } else if (outcome.reason !== 'cancelled') setFailure(outcome)
    }
    setLeft(0)
    if (pictures.length > 0) latest.current(pictures)
  }
  return { left, fraction, failure, upload, cancel: () => running.current?.abort() }
}
