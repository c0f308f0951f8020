import { defineLegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { simpleLinkOptions } from '../kit/option-codecs/link-mapping.ts'
import { oneOf } from '../kit/option-codecs/option-codec.ts'
import { pictureOptions } from '../kit/option-codecs/picture-mapping.ts'
import { option } from '../kit/option-codecs/prop-mapping.ts'
import { floatingEntry } from './floating-entry.ts'

/** A floating entry in options named after those of specification 3 §3. */
export const floatingEntryCodec = defineLegacyCodec(floatingEntry, {
  names: ['FloatingEntry', 'suspension', 'floatWindow', '悬浮入口', '悬浮窗'],
  markerOption: 'floatSettings',
  props: {
    purpose: option('floatSettings.floatType', oneOf({ service: '1', top: '2', link: '3' })),
    picture: pictureOptions('floatSettings.img', 'floatSettings.imgWidth', 'floatSettings.imgHeight'),
    text: option('textVal'),
    link: simpleLinkOptions('linkopts'),
    side: option('floatSettings.position', oneOf({ right: ['right', '2'], left: ['left', '1'] })),
    offset: option('floatSettings.bottom'),
    size: option('floatSettings.size'),
    colour: option('fontopts.colorPickerVal'),
    background: option('styleOpt.bottomColor'),
  },
})
