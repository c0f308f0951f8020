import { cornersAt, marginsAt, pictureShadow } from '../appearance/box-options.ts'
import { onUnlessOne } from '../kit/option-codecs/option-codec.ts'
import { defineWire } from '../kit/option-codecs/define-legacy-codec.ts'
import { linkAt } from '../kit/option-codecs/link-mapping.ts'
import { each } from '../kit/option-codecs/list-mapping.ts'
import { at } from '../kit/option-codecs/prop-mapping.ts'
import { optionAt } from '../kit/option-codecs/option-path.ts'
import { pictureAt } from '../kit/option-codecs/picture-mapping.ts'
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
