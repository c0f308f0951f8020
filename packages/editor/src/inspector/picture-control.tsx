import { NO_PICTURE, pictureUrl } from '@mallwright/contract'
import type { Picture } from '@mallwright/contract'
import { useText } from '@mallwright/shop-core/i18n'
import { ImageUp, LoaderCircle, X } from 'lucide-react'
import { useRef } from 'react'
import type { DragEvent, ReactNode } from 'react'

import { IconButton } from '../ui/icon-button.tsx'
import type { ControlProps } from './control-props.ts'
import { INSPECTOR_TEXTS } from './inspector.texts.ts'
import { PICTURE_TYPES, uploadPicture } from './upload-file.ts'
import { UploadFailure } from './upload-failure.tsx'
import { useUpload } from './use-upload.ts'

/** A picture: choose or drop a file, see it, replace it, clear it. */
export function PictureControl({ id, name, value, onChange }: ControlProps<'picture', Picture>): ReactNode {
  const text = useText()
  const { isBusy, failure, upload } = useUpload(uploadPicture, ({ picture }) => onChange(picture, 'choice'))
  const input = useRef<HTMLInputElement>(null)
  const url = pictureUrl(value.url)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const file = event.dataTransfer.files[0]
    if (file) void upload(file)
  }
  return (
    <div className="st-picture" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <button
        id={id}
        type="button"
        className="st-picture-face"
        aria-label={`${name}：${text(url === '' ? INSPECTOR_TEXTS.upload : INSPECTOR_TEXTS.replace)}`}
        aria-busy={isBusy}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {url !== '' && <img src={url} alt="" />}
        <span className={url === '' ? '' : 'is-over'}>
          {isBusy ? <LoaderCircle className="st-spin" /> : <ImageUp />}
          {text(isBusy ? INSPECTOR_TEXTS.uploading : url === '' ? INSPECTOR_TEXTS.upload : INSPECTOR_TEXTS.replace)}
          {url === '' && !isBusy && <small>{text(INSPECTOR_TEXTS.dropHere)}</small>}
        </span>
      </button>
      {url !== '' && !isBusy && (
        <IconButton
          className="st-picture-clear"
          label={text(INSPECTOR_TEXTS.clear)}
          onClick={() => onChange(NO_PICTURE, 'choice')}
        >
          <X />
        </IconButton>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // The same file may be chosen again after a failure.
          event.target.value = ''
          if (file) void upload(file)
        }}
      />
      <UploadFailure failure={failure} />
    </div>
  )
}
