import { pictureUrl } from '@mallwright/contract/media'
import { useText } from '@mallwright/shop-core/i18n'
import { lazy, Suspense, useState } from 'react'
import type { UIEvent } from 'react'

import { useSheet } from '../../../navigation/use-sheet.ts'

const PictureViewer = lazy(async () => ({
  default: (await import('@mallwright/shop-core/picture-viewer')).PictureViewer,
}))

const LABELS = {
  pictures: { zh: '商品图片', en: 'Pictures' },
  video: { zh: '商品视频', en: 'Video' },
  enlarge: { zh: '查看大图 {number}', en: 'Enlarge picture {number}' },
}

/** The video and the pictures of a product: swiped sideways, pictures enlarged by a tap. */
export function Gallery(props: { readonly urls: readonly string[]; readonly videoUrl: string; readonly name: string }) {
  const { urls, name } = props
  const translate = useText()
  const viewer = useSheet('pictures')
  const [index, setIndex] = useState(0)
  const pictures = urls.map(pictureUrl).filter(Boolean)
  const video = pictureUrl(props.videoUrl)
  const videos = video ? 1 : 0
  const follow = (event: UIEvent<HTMLElement>) => {
    const { scrollLeft, clientWidth } = event.currentTarget
    if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth))
  }
  if (pictures.length + videos === 0) return <div className="shop-gallery" />
  return (
    <div className="shop-gallery">
      <ul aria-label={translate(LABELS.pictures)} onScroll={follow}>
        {video && (
          <li>
            {/* Product videos are shown without speech; their words are the product's text. */}
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
            <video
              src={video}
              poster={pictures[0]}
              aria-label={translate(LABELS.video)}
              controls
              playsInline
              preload="none"
            />
          </li>
        )}
        {pictures.map((url, at) => (
          <li key={url}>
            <button type="button" aria-label={translate(LABELS.enlarge, { number: at + 1 })} onClick={viewer.open}>
              <img
                src={url}
                alt={at === 0 ? name : ''}
                width={750}
                height={750}
                loading={at === 0 ? 'eager' : 'lazy'}
                fetchPriority={at === 0 ? 'high' : 'auto'}
                // Decoded apart, the first would be painted a frame after the rest of the page.
                decoding={at === 0 ? 'auto' : 'async'}
                // A small drawing stands in the HTML itself.
                suppressHydrationWarning={at === 0}
              />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length + videos > 1 && (
        <span className="shop-gallery-count" aria-hidden="true">
          {index + 1}/{pictures.length + videos}
        </span>
      )}
      {viewer.isOpen && (
        <Suspense fallback={null}>
          <PictureViewer urls={pictures} index={Math.max(0, index - videos)} onClose={viewer.close} />
        </Suspense>
      )}
    </div>
  )
}
