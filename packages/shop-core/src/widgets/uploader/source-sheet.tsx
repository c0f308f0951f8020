import { useRef } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/index.ts'
import { Sheet } from '../../kit/index.ts'
import { otherEndings, PICTURE_ENDINGS } from './upload-kinds.ts'
import type { AcceptedFiles } from './upload-kinds.ts'
import { UPLOADER_LABELS } from './uploader-labels.ts'

/**
 * Asks where a file comes from: a picture from the camera or the album, or, among other files, from one of the two; a PDF from the
 * files. Specification 3 §2.
 */
export function SourceSheet(props: {
  readonly title: string
  readonly accepts: AcceptedFiles
  readonly isSeveral: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly onClose: () => void
}): ReactNode {
  const { title, accepts, isSeveral, onFiles, onClose } = props
  const translate = useText()
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  const onChange = ({ target }: { readonly target: HTMLInputElement }) => onFiles([...(target.files ?? [])])
  const isMixed = accepts !== 'pictures'
  const pictures = { accept: PICTURE_ENDINGS.join(), multiple: isSeveral }
  return (
    <Sheet title={title} size={55} onClose={onClose}>
      {isMixed && accepts !== 'pdf' && <input ref={first} type="file" hidden {...pictures} onChange={onChange} />}
      {!isMixed && <input ref={first} type="file" hidden accept="image/*" capture="environment" onChange={onChange} />}
      <input
        ref={second}
        type="file"
        hidden
        {...(isMixed ? { ...pictures, accept: otherEndings(accepts).join() } : pictures)}
        onChange={onChange}
      />
      <div className="wg-upload-sources">
        {accepts !== 'pdf' && (
          <button type="button" onClick={() => first.current?.click()}>
            {translate(isMixed ? UPLOADER_LABELS.pictures : UPLOADER_LABELS.photo)}
          </button>
        )}
        <button type="button" onClick={() => second.current?.click()}>
          {translate(isMixed ? UPLOADER_LABELS.files : UPLOADER_LABELS.album)}
        </button>
        <button type="button" className="is-quiet" onClick={onClose}>
          {translate(UPLOADER_LABELS.cancel)}
        </button>
      </div>
    </Sheet>
  )
}
