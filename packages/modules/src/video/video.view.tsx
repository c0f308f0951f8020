import { pictureUrl, videoUrl } from '@mallwright/contract/media'
import { translate } from '@mallwright/contract/values'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { cornerStyle, marginStyle } from '../appearance/css-values.ts'
import { PAGE_WIDTH } from '../appearance/page-width.ts'
import { PictureBox } from '../appearance/picture-box.tsx'
import type { ModuleView, ViewProps } from '../kit/module-view.ts'
import { useAutoplay } from './use-autoplay.ts'
import { videoRatio } from './video-ratio.ts'
import type { VideoProps } from './video.ts'
import './video.css'

const EMPTY_HINT = { zh: '请选择视频', en: 'Choose a video' }
const NAMELESS = { zh: '视频', en: 'Video' }

function heightOf(props: VideoProps): number | undefined {
  if (videoUrl(props.video.url) === '') return undefined
  return (PAGE_WIDTH - 2 * props.marginX) / videoRatio(props) + 2 * props.marginY
}

/** Renders a video; nothing without one in view mode. In edit mode only its poster, so that clicks select it. */
export const videoView: ModuleView<VideoProps> = {
  heightOf,
  View: (view) => {
    const { props, mode, locale } = view
    const isEmpty = videoUrl(props.video.url) === ''
    if (isEmpty && mode === 'view') return null
    return (
      <div className="mw-video" style={marginStyle(props)}>
        <div className="mw-video-box" style={{ aspectRatio: videoRatio(props), ...cornerStyle(props.corners) }}>
          {isEmpty && <span className="mw-video-hint">{translate(locale, EMPTY_HINT)}</span>}
          {!isEmpty && mode === 'view' && <Player key={props.video.url} {...view} />}
          {!isEmpty && mode === 'edit' && <Still {...view} />}
        </div>
      </div>
    )
  },
}

/** Video element over its poster: transparent until playback, so the poster stays visible in its best format. */
function Player(view: ViewProps<VideoProps>): ReactNode {
  const { props, locale } = view
  const element = useRef<HTMLVideoElement>(null)
  const [hasStarted, setStarted] = useState(false)
  useAutoplay(element, props.isAutoplay)
  return (
    <>
      {!hasStarted && <Poster {...view} />}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- uploads have no caption files; the title says what it is */}
      <video
        ref={element}
        className={hasStarted ? 'has-started' : undefined}
        src={videoUrl(props.video.url)}
        poster={hasPoster(props) ? CLEAR : undefined}
        aria-label={props.title || translate(locale, NAMELESS)}
        controls
        playsInline
        preload="none"
        loop={props.isLoop}
        muted={props.isAutoplay || props.isMuted}
        onPlaying={() => setStarted(true)}
      />
    </>
  )
}

/** Prevents Chrome's grey default poster. */
const CLEAR = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

function hasPoster({ poster }: VideoProps): boolean {
  return pictureUrl(poster.url) !== ''
}

function Poster({ props, isFirst }: ViewProps<VideoProps>): ReactNode {
  if (!hasPoster(props)) return null
  return (
    <PictureBox
      className="mw-video-poster"
      picture={props.poster}
      alt=""
      sizes="(min-width: 480px) 480px, 100vw"
      isEager={isFirst}
    />
  )
}

function Still(view: ViewProps<VideoProps>): ReactNode {
  const { props, locale } = view
  return (
    <>
      <Poster {...view} />
      <span className="mw-video-mark" role="img" aria-label={props.title || translate(locale, NAMELESS)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 5.5v13l11-6.5z" fill="currentColor" />
        </svg>
      </span>
    </>
  )
}
