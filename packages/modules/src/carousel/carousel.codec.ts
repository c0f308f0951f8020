import { cornerOptions, marginOptions, pictureShadowOptions } from '../appearance/box-options.ts'
import { onUnlessOne } from '../kit/option-codecs/option-codec.ts'
import { defineLegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { linkOptions } from '../kit/option-codecs/link-mapping.ts'
import { listOf } from '../kit/option-codecs/list-mapping.ts'
import { option } from '../kit/option-codecs/prop-mapping.ts'
import { optionAt } from '../kit/option-codecs/option-path.ts'
import { pictureOptions } from '../kit/option-codecs/picture-mapping.ts'
import { carousel } from './carousel.ts'

/** A carousel in the options of specification 3 §3 (image item: imglist with Sr settings). */
export const carouselCodec = defineLegacyCodec(carousel, {
  names: ['ImageCarousel', 'carousel', 'swiper', '轮播图', '图片轮播'],
  // An image item with several pictures is a carousel.
  recognises: (options) =>
    optionAt(options, 'type') === 'image' && optionAt(options, 'linkopts.imglist.1') !== undefined,
  markerOption: 'linkopts.imglist.1',
  props: {
    slides: listOf('linkopts.imglist', {
      picture: pictureOptions(['img', 'img.url'], 'imgWidth', 'imgHeight'),
      alt: option('alt'),
      link: linkOptions('', { type: 'Lnk', address: 'LnkAddr', path: 'path' }),
    }),
    isAutoplay: option('Sr.AutomaticallyRoundshow', onUnlessOne),
    interval: option('Sr.interval'),
    // In a free container `height` is the frame's.
    height: option(['linkopts.showHeight', 'height']),
    perView: option('Sr.pageNum'),
    spacing: option('Sr.spaceBetween'),
    hasDots: option('Sr.showDots'),
    ...marginOptions(),
    corners: cornerOptions(),
    shadow: pictureShadowOptions,
  },
})
