import { cornerOptions, marginOptions } from '../appearance/box-options.ts'
import { defineLegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { simpleLinkOptions } from '../kit/option-codecs/link-mapping.ts'
import { listOf } from '../kit/option-codecs/list-mapping.ts'
import { oneOf } from '../kit/option-codecs/option-codec.ts'
import { option } from '../kit/option-codecs/prop-mapping.ts'
import { pictureOptions } from '../kit/option-codecs/picture-mapping.ts'
import { serviceStrip } from './service-strip.ts'

/** A service strip in options named after those of specification 3 §3. */
export const serviceStripCodec = defineLegacyCodec(serviceStrip, {
  names: ['ServiceStrip', 'service', '服务条', '服务保障'],
  markerOption: 'serviceSettings',
  props: {
    services: listOf('serviceSettings.dataList', {
      icon: option('iconType'),
      picture: pictureOptions(['cUrl.0.url', 'cUrl'], 'cUrl.0.width', 'cUrl.0.height'),
      text: option('textVal'),
      link: simpleLinkOptions('linkopts'),
    }),
    layout: option('serviceSettings.layout', oneOf({ beside: '1', above: '2' })),
    fontSize: option('fontopts.fontSize'),
    colour: option('fontopts.colorPickerVal'),
    iconColour: option('serviceSettings.iconColor'),
    background: option('styleOpt.bottomColor'),
    ...marginOptions(),
    corners: cornerOptions(),
  },
})
