import { NO_PICTURE, pictureUrl } from '@mallwright/contract/media'
import type { Picture } from '@mallwright/contract/media'
import { useText } from '@mallwright/shop-core/i18n'
import { ImageUp, LoaderCircle, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { IconButton } from '../../../../ui/icon-button.tsx'
import { ENDINGS } from '../../../assets/model/check-file.ts'
import { UPLOAD_TEXTS } from '../../../assets/model/upload.texts.ts'
import type { ControlProps } from '../../model/control-props.ts'
import { INSPECTOR_TEXTS } from '../../model/inspector.texts.ts'
import { FromLibrary } from './from-library.tsx'
import { UploadFailure, UploadProgress } from './upload-progress.tsx'
import { useFileChoice } from './use-file-choice.tsx'
import { useUpload } from './use-upload.ts'

/** Picture field: choose or drop a file, preview, replace, clear. */
export function PictureControl({ id, name, value, onChange }: ControlProps<'picture', Picture>): ReactNode {
  const text = useText()
  const choose = ({ url: stored, width, height }: Picture) => onChange({ url: stored, width, height }, 'choice')
  const { fraction, failure, upload, cancel } = useUpload('picture', choose)
  const isBusy = fraction !== undefined
  const { open, dropProps, input } = useFileChoice(ENDINGS.picture, ([file]) => void upload(file))
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
          {text(isBusy ? UPLOAD_TEXTS.sending : url === '' ? INSPECTOR_TEXTS.upload : INSPECTOR_TEXTS.replace)}
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
      <UploadProgress fraction={fraction} onCancel={cancel} />
      <FromLibrary name={name} isBusy={isBusy} choice={{ kind: 'picture', onChoose: choose }} />
      {input}
      <UploadFailure failure={failure} />
    </div>
  )
}
