import { NO_PICTURE, pictureUrl } from '@mallwright/contract'
import type { Picture } from '@mallwright/contract'
import { useText } from '@mallwright/shop-core/i18n'
import { ImageUp, LoaderCircle, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { IconButton } from '../ui/icon-button.tsx'
import type { ControlProps } from './control-props.ts'
import { INSPECTOR_TEXTS } from './inspector.texts.ts'
import { PICTURE_TYPES, uploadPicture } from './upload-file.ts'
import { UploadFailure } from './upload-failure.tsx'
import { useFileChoice } from './use-file-choice.tsx'
import { useUpload } from './use-upload.ts'

/** A picture: choose or drop a file, see it, replace it, clear it. */
export function PictureControl({ id, name, value, onChange }: ControlProps<'picture', Picture>): ReactNode {
  const text = useText()
  const { isBusy, failure, upload } = useUpload(uploadPicture, ({ picture }) => onChange(picture, 'choice'))
  const { open, dropProps, input } = useFileChoice(PICTURE_TYPES, (file) => void upload(file))
  const url = pictureUrl(value.url)
  return (
    <div className="st-picture" {...dropProps}>
      <button
        id={id}
        type="button"
        className="st-picture-face"
        aria-label={`${name}：${text(url === '' ? INSPECTOR_TEXTS.upload : INSPECTOR_TEXTS.replace)}`}
        aria-busy={isBusy}
        disabled={isBusy}
        onClick={open}
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
      {input}
      <UploadFailure failure={failure} />
    </div>
  )
}
