import { NO_VIDEO, videoUrl } from '@mallwright/contract/media'
import type { Video } from '@mallwright/contract/media'
import { useText } from '@mallwright/shop-core/i18n'
import { LoaderCircle, Video as VideoIcon, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { IconButton } from '../../../../ui/icon-button.tsx'
import { ENDINGS } from '../../../assets/model/check-file.ts'
import { UPLOAD_TEXTS } from '../../../assets/model/upload.texts.ts'
import type { ControlProps, OnChange } from '../../model/control-props.ts'
import { INSPECTOR_TEXTS } from '../../model/inspector.texts.ts'
import { FromLibrary } from './from-library.tsx'
import { UploadFailure, UploadProgress } from './upload-progress.tsx'
import { useFileChoice } from './use-file-choice.tsx'
import { useUpload } from './use-upload.ts'

/** Video field: file or address, preview, replace, clear. */
export function VideoControl({ id, name, value, onChange }: ControlProps<'video', Video>): ReactNode {
  const text = useText()
  const choose = ({ url, width, height, durationSec }: Video) => onChange({ url, width, height, durationSec }, 'choice')
  const { fraction, failure, upload, cancel } = useUpload('video', choose)
  const isBusy = fraction !== undefined
  const { open, dropProps, input } = useFileChoice(ENDINGS.video, ([file]) => void upload(file))
  const isEmpty = videoUrl(value.url) === ''
  const action = text(isEmpty ? INSPECTOR_TEXTS.uploadVideo : INSPECTOR_TEXTS.replace)
  return (
    <div className="st-video" {...dropProps}>
      {!isEmpty && <VideoPreview key={value.url} video={value} onChange={onChange} />}
      <div className="st-video-buttons">
        <button
          id={id}
          type="button"
          className="st-button"
          aria-label={`${name}：${action}`}
          aria-busy={isBusy}
          disabled={isBusy}
          onClick={open}
        >
          {isBusy ? <LoaderCircle className="st-spin" /> : <VideoIcon />}
          {isBusy ? text(UPLOAD_TEXTS.sending) : action}
        </button>
        {!isEmpty && !isBusy && (
          <IconButton label={text(INSPECTOR_TEXTS.clear)} onClick={() => onChange(NO_VIDEO, 'choice')}>
            <X />
          </IconButton>
        )}
      </div>
      <UploadProgress fraction={fraction} onCancel={cancel} />
      <FromLibrary name={name} isBusy={isBusy} choice={{ kind: 'video', onChoose: choose }} />
      <p className="st-hint">{text(INSPECTOR_TEXTS.videoHint)}</p>
      <VideoAddress name={name} video={value} onChange={onChange} />
      {input}
      <UploadFailure failure={failure} />
    </div>
  )
}

/** Video preview; stores the dimensions once the metadata has loaded. */
function VideoPreview({ video, onChange }: { readonly video: Video; readonly onChange: OnChange }): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- uploads have no caption files
    <video
      className="st-video-face"
      src={videoUrl(video.url)}
      controls
      muted
      playsInline
      preload={video.width === 0 ? 'none' : 'metadata'}
      onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight, duration } }) => {
        if (video.width > 0 || videoWidth === 0) return
        const durationSec = Number.isFinite(duration) ? Math.round(duration * 10) / 10 : 0
        onChange({ ...video, width: videoWidth, height: videoHeight, durationSec }, 'typing')
      }}
    />
  )
}

function VideoAddress(props: { readonly name: string; readonly video: Video; readonly onChange: OnChange }): ReactNode {
  const { name, video, onChange } = props
  const text = useText()
  const isOurs = video.url.startsWith('/')
  const isWrong = video.url !== '' && videoUrl(video.url) === ''
  return (
    <>
      <input
        className="st-input"
        type="url"
        aria-label={`${name}：${text(INSPECTOR_TEXTS.videoUrl)}`}
        aria-invalid={isWrong || undefined}
        placeholder={text(INSPECTOR_TEXTS.videoUrl)}
        maxLength={2000}
        value={isOurs ? '' : video.url}
        onChange={(event) => onChange({ ...NO_VIDEO, url: event.target.value.trim() }, 'typing')}
      />
      {isWrong && <p className="st-error">{text(INSPECTOR_TEXTS.videoUrlWrong)}</p>}
    </>
  )
}
