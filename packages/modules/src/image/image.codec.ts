import { cornersAt, marginsAt, pictureShadow } from '../appearance/box-options.ts'
import { oneOf } from '../kit/option-codecs/option-codec.ts'
import { defineWire } from '../kit/option-codecs/define-legacy-codec.ts'
import { linkAt, plainLink } from '../kit/option-codecs/link-mapping.ts'
import { each } from '../kit/option-codecs/list-mapping.ts'
import { at, inside } from '../kit/option-codecs/prop-mapping.ts'
import { pictureAt } from '../kit/option-codecs/picture-mapping.ts'
import { image } from './image.ts'

const first = (name: string) => `linkopts.imglist.0.${name}`

/** An image in the options of specification 3 §3 (image item): the first entry of imglist. */
export const imageWire = defineWire(image, {
  names: ['Image', '图片'],
  itemType: 'image',
  sign: 'linkopts.imglist',
  props: {
    picture: pictureAt([first('img'), first('img.url')], first('imgWidth'), first('imgHeight')),
    alt: at(first('alt')),
    link: linkAt('linkopts.imglist.0', { type: 'Lnk', address: 'LnkAddr', path: 'path' }),
    zones: each(first('hotZones'), {
      name: at('zoneName'),
      link: plainLink(''),
      x: at('left'),
      y: at('top'),
      width: at('width'),
      height: at('height'),
    }),
    fit: at(
      first('imgstyle'),
      oneOf({ cover: ['cover', '1'], contain: ['contain', '2'], fill: ['fill', '3', 'stretch'] }),
    ),
    height: at(['linkopts.showHeight', 'height']),
    ...marginsAt(),
    corners: cornersAt(),
    shadow: pictureShadow,
    mask: inside({ isShown: at([first('Msk.show'), first('Msk')]), colour: at(first('Msk.colorVal')) }),
    isZoomed: at(first('pictureZoom')),
    animation: at(
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
