import { pictureUrl } from '@mallwright/contract/media'
import { translate } from '@mallwright/contract/values'
import { useRef } from 'react'

import { cornerStyle, marginStyle, shadowStyle, units } from '../appearance/css-values.ts'
import { LinkArea } from '../appearance/link-area.tsx'
import { PictureBox } from '../appearance/picture-box.tsx'
import type { ModuleView, ViewProps } from '../kit/module-view.ts'
import { PLACEHOLDER_SLIDES, slideDelayMs } from './slide-delay.ts'
import type { CarouselProps } from './carousel.ts'
import { useScrollSnap } from '../scroll-snap/use-scroll-snap.ts'
import './carousel.css'

/** Maximum number of dots; more pages get a counter. */
const MAX_DOTS = 8

const REGION = { zh: '轮播图', en: 'Carousel' }
const EMPTY_SLIDE = { zh: '图片 {n}', en: 'Picture {n}' }

type SlideProps = ViewProps<CarouselProps> & {
  readonly slide: CarouselProps['slides'][number]
  readonly isEager: boolean
}

function Slide({ slide, props, mode, origin, onAction, isEager }: SlideProps) {
  return (
    <LinkArea
      entry={props.slides.indexOf(slide)}
      className="mw-carousel-slide"
      link={slide.link}
      label={slide.alt}
      mode={mode}
      origin={origin}
      onAction={onAction}
      style={{ ...cornerStyle(props.corners), ...shadowStyle(props.shadow) }}
    >
      <PictureBox
        picture={slide.picture}
        alt={slide.alt}
        sizes={`(min-width: 480px) 480px, ${Math.ceil(100 / props.perView)}vw`}
        isEager={isEager}
      />
    </LinkArea>
  )
}

function Carousel(view: ViewProps<CarouselProps>) {
  const { props, mode, locale, isFirst } = view
  const track = useRef<HTMLDivElement>(null)
  const slides = props.slides.filter((slide) => pictureUrl(slide.picture.url) !== '')
  // Going round, every slide can be the first one shown.
  const isEndless = mode === 'view' && slides.length > props.perView
  const pages = isEndless ? slides.length : Math.max(1, slides.length - props.perView + 1)
  const page = useScrollSnap({
    track,
    pages,
    intervalMs: slideDelayMs(props, mode),
    endlessRows: isEndless ? 1 : undefined,
  })
  if (slides.length === 0 && mode === 'view') return null
  return (
    <section
      className="mw-carousel"
      aria-roledescription="carousel"
      aria-label={translate(locale, REGION)}
      style={marginStyle(props)}
    >
      <div
        ref={track}
        className={`mw-carousel-track${props.perView === 1 ? ' is-single' : ''}`}
        // A scroller must be reachable by keyboard, even before any script runs.
        tabIndex={mode === 'view' ? 0 : undefined}
        style={{
          height: units(props.height),
          gap: units(props.spacing),
          gridAutoColumns: `calc((100% - ${props.perView - 1} * ${units(props.spacing)}) / ${props.perView})`,
        }}
      >
        {slides.map((slide, index) => (
          <Slide {...view} key={index} slide={slide} isEager={isFirst && index < props.perView} />
        ))}
        {slides.length === 0 &&
          Array.from({ length: PLACEHOLDER_SLIDES }, (_, index) => (
            <div key={index} className="mw-carousel-slide mw-carousel-empty" style={cornerStyle(props.corners)}>
              {translate(locale, EMPTY_SLIDE, { n: index + 1 })}
            </div>
          ))}
      </div>
      {props.hasDots && pages > 1 && <Dots page={page} pages={pages} bottom={props.marginY} />}
    </section>
  )
}

/**
 * Page indicator of the carousel. Not interactive: navigation is by swipe or keyboard scrolling.
 * @param props.bottom distance in page px of the pictures' lower edge from the module's
 */
function Dots({ page, pages, bottom }: { readonly page: number; readonly pages: number; readonly bottom: number }) {
  return (
    <div className="mw-carousel-dots" style={{ bottom: units(bottom) }} aria-hidden="true">
      {pages > MAX_DOTS ? (
        <span className="mw-carousel-count">
          {page + 1}/{pages}
        </span>
      ) : (
        <span className="mw-carousel-pill">
          {Array.from({ length: pages }, (_, index) => (
            <i key={index} className={index === page ? 'mw-carousel-dot is-current' : 'mw-carousel-dot'} />
          ))}
        </span>
      )}
    </div>
  )
}

/** Renders a carousel. Swiping is native scrolling; autoplay, dots and going round follow the hydration. */
export const carouselView: ModuleView<CarouselProps> = {
  View: Carousel,
  heightOf: ({ height, marginY, shadow }) => (shadow.isShown ? undefined : height + 2 * marginY),
}
