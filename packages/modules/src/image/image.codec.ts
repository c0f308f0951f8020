import { cornerOptions, marginOptions, pictureShadowOptions } from '../appearance/box-options.ts'
import { oneOf } from '../kit/option-codecs/option-codec.ts'
import { defineLegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { linkOptions, simpleLinkOptions } from '../kit/option-codecs/link-mapping.ts'
import { listOf } from '../kit/option-codecs/list-mapping.ts'
import { option, groupOf } from '../kit/option-codecs/prop-mapping.ts'
import { pictureOptions } from '../kit/option-codecs/picture-mapping.ts'
import { image } from './image.ts'

const first = (name: string) => `linkopts.imglist.0.${name}`

/** An image in the options of specification 3 §3 (image item): the first entry of imglist. */
export const imageCodec = defineLegacyCodec(image, {
  names: ['Image', '图片'],
  itemType: 'image',
  markerOption: 'linkopts.imglist',
  props: {
    picture: pictureOptions([first('img'), first('img.url')], first('imgWidth'), first('imgHeight')),
    alt: option(first('alt')),
    link: linkOptions('linkopts.imglist.0', { type: 'Lnk', address: 'LnkAddr', path: 'path' }),
    zones: listOf(first('hotZones'), {
      name: option('zoneName'),
      link: simpleLinkOptions(''),
      x: option('left'),
      y: option('top'),
      width: option('width'),
      height: option('height'),
    }),
    fit: option(
      first('imgstyle'),
      oneOf({ cover: ['cover', '1'], contain: ['contain', '2'], fill: ['fill', '3', 'stretch'] }),
    ),
    height: option(['linkopts.showHeight', 'height']),
    ...marginOptions(),
    corners: cornerOptions(),
    shadow: pictureShadowOptions,
    mask: groupOf({ isShown: option([first('Msk.show'), first('Msk')]), colour: option(first('Msk.colorVal')) }),
    isZoomed: option(first('pictureZoom')),
    animation: option(
      first('Animation'),
      oneOf({
        none: ['none', '', '0'],
        fade: ['fade', 'fadeIn', '1'],
        rise: ['rise', 'fadeInUp', '2'],
        grow: ['grow', 'zoomIn', '3'],
      }),
    ),
  },
})
