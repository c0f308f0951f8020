import { pictureUrl, sourceSet } from '@mallwright/contract/media'
import type { Picture } from '@mallwright/contract/media'
import type { CSSProperties, ReactNode } from 'react'

/** A responsive picture in the server's formats and widths, with reserved space. Renders nothing without a URL. */
export function PictureBox(props: {
  readonly picture: Picture
  readonly alt: string
  /** The `sizes` of the picture: its width on a phone, e.g. `100vw`. */
  readonly sizes: string
  readonly isEager: boolean
  readonly className?: string
  readonly style?: CSSProperties
}): ReactNode {
  const { picture, alt, sizes, isEager, className, style } = props
  const url = pictureUrl(picture.url)
  if (url === '') return null
  const avif = sourceSet(picture, 'avif')
  const webp = sourceSet(picture, 'webp')
  const img = (
    <img
      className={className}
      style={style}
      src={url}
      alt={alt}
      width={picture.width || undefined}
      height={picture.height || undefined}
      loading={isEager ? undefined : 'lazy'}
      decoding={isEager ? undefined : 'async'}
      fetchPriority={isEager ? 'high' : undefined}
    />
  )
  if (avif === '') return img
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      {img}
    </picture>
  )
}
