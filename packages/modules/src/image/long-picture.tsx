import { stripesOf, stripeUrl, stripeWidths } from '@mallwright/contract/media'
import type { Picture, Stripe } from '@mallwright/contract/media'
import { useEffect, useRef, useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'

import type { ImageProps } from './image.ts'

/** Stripes of a long picture; empty when it is rendered as a whole. */
export function longPictureStripes({ picture, height }: Pick<ImageProps, 'picture' | 'height'>): readonly Stripe[] {
  // With a fixed height only a section of the picture is visible.
  if (height > 0 || stripeUrl(picture, 0, { width: 0, format: '' }) === '') return []
  return stripesOf(picture)
}

/** A long picture as lazy-loaded stripes of reserved size. Falls back to `whole` when a stripe fails. */
export function LongPicture(props: {
  readonly picture: Picture
  readonly stripes: readonly Stripe[]
  readonly alt: string
  readonly fit: ImageProps['fit']
  readonly isEager: boolean
  readonly whole: ReactNode
}): ReactNode {
  const { picture, stripes, alt, fit, isEager, whole } = props
  const [isBroken, setBroken] = useState(false)
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // A stripe may have failed before hydration.
    const images = [...(box.current?.querySelectorAll('img') ?? [])]
    if (images.some((image) => image.complete && image.naturalWidth === 0 && image.currentSrc !== '')) setBroken(true)
  }, [])
  if (isBroken) return whole
  const ratio = { '--mw-ratio': picture.height / picture.width }
  return (
    <span ref={box} className={`mw-image-stripes is-${fit}`} style={ratio as CSSProperties}>
      {stripes.map((stripe, index) => (
        <StripePicture
          key={index}
          picture={picture}
          index={index}
          stripe={stripe}
          alt={index === 0 ? alt : ''}
          isEager={isEager && index === 0}
          onError={() => setBroken(true)}
        />
      ))}
    </span>
  )
}

function StripePicture(props: {
  readonly picture: Picture
  readonly index: number
  readonly stripe: Stripe
  readonly alt: string
  readonly isEager: boolean
  readonly onError: () => void
}): ReactNode {
  const { picture, index, stripe, alt, isEager, onError } = props
  const widths = stripeWidths(picture)
  const set = (format: string) =>
    widths.map((width) => `${stripeUrl(picture, index, { width, format })} ${width}w`).join(', ')
  const sizes = '(min-width: 480px) 480px, 100vw'
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={stripeUrl(picture, index, { width: widths.at(-1) ?? 0, format: 'webp' })}
        srcSet={set('webp')}
        sizes={sizes}
        alt={alt}
        width={picture.width}
        height={Math.round((stripe.height + stripe.overlap) * picture.height)}
        style={{ top: percent(stripe.top), height: percent(stripe.height + stripe.overlap) }}
        loading={isEager ? undefined : 'lazy'}
        decoding={isEager ? undefined : 'async'}
        fetchPriority={isEager ? 'high' : undefined}
        onError={onError}
      />
    </picture>
  )
}

function percent(part: number): string {
  return `${part * 100}%`
}
