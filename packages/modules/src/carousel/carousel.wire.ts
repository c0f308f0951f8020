import { cornersAt, marginsAt, pictureShadow } from '../appearance/box-maps.ts'
import { onUnlessOne } from '../wire/codecs.ts'
import { defineWire } from '../wire/define-wire.ts'
import { linkAt } from '../wire/link-mapping.ts'
import { each } from '../wire/list-mapping.ts'
import { at } from '../wire/mapping.ts'
import { optionAt } from '../wire/options.ts'
import { pictureAt } from '../wire/picture-mapping.ts'
import { carousel } from './carousel.ts'

/** A carousel in the options of specification 3 §3 (image item: imglist with Sr settings). */
export const carouselWire = defineWire(carousel, {
  names: ['ImageCarousel', 'carousel', 'swiper', '轮播图', '图片轮播'],
  // An image item with several pictures is one that slides.
  claims: (options) => optionAt(options, 'type') === 'image' && optionAt(options, 'linkopts.imglist.1') !== undefined,
  sign: 'linkopts.imglist.1',
  props: {
    slides: each('linkopts.imglist', {
      picture: pictureAt(['img', 'img.url'], 'imgWidth', 'imgHeight'),
      alt: at('alt'),
      link: linkAt('', { type: 'Lnk', address: 'LnkAddr', path: 'path' }),
    }),
    isAutoplay: at('Sr.AutomaticallyRoundshow', onUnlessOne),
    interval: at('Sr.interval'),
    height: at('height'),
    perView: at('Sr.pageNum'),
    spacing: at('Sr.spaceBetween'),
    hasDots: at('Sr.showDots'),
    ...marginsAt(),
    corners: cornersAt(),
    shadow: pictureShadow,
  },
})
