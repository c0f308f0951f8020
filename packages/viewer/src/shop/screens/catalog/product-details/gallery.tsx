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
  enlarge: { zh: '查看大图 {number}', en: 'Enlarge picture {number}' },
}

/** The pictures of a product: swiped sideways, enlarged by a tap. */
export function Gallery({ urls, name }: { readonly urls: readonly string[]; readonly name: string }) {
  const translate = useText()
  const viewer = useSheet('pictures')
  const [index, setIndex] = useState(0)
  const pictures = urls.map(pictureUrl).filter(Boolean)
  const follow = (event: UIEvent<HTMLElement>) => {
    const { scrollLeft, clientWidth } = event.currentTarget
    if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth))
  }
  if (pictures.length === 0) return <div className="shop-gallery" />
  return (
    <div className="shop-gallery">
      <ul aria-label={translate(LABELS.pictures)} onScroll={follow}>
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
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <span className="shop-gallery-count" aria-hidden="true">
          {index + 1}/{pictures.length}
        </span>
      )}
      {viewer.isOpen && (
        <Suspense fallback={null}>
          <PictureViewer urls={pictures} index={index} onClose={viewer.close} />
        </Suspense>
      )}
    </div>
  )
}
