import { cornerOptions } from '../appearance/box-options.ts'
import { defineLegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { simpleLinkOptions } from '../kit/option-codecs/link-mapping.ts'
import { oneOf } from '../kit/option-codecs/option-codec.ts'
import { pictureOptions } from '../kit/option-codecs/picture-mapping.ts'
import { option } from '../kit/option-codecs/prop-mapping.ts'
import { popUp } from './pop-up.ts'

/** A pop-up in options named after those of specification 3 §3. */
export const popUpCodec = defineLegacyCodec(popUp, {
  names: ['PopUp', 'popup', 'popupWindow', '弹窗'],
  markerOption: 'popSettings',
  props: {
    content: option('popSettings.popType', oneOf({ picture: '1', text: '2' })),
    picture: pictureOptions('popSettings.img', 'popSettings.imgWidth', 'popSettings.imgHeight'),
    alt: option('popSettings.alt'),
    title: option('popSettings.title'),
    text: option('textVal'),
    buttonText: option('popSettings.buttontext'),
    link: simpleLinkOptions('linkopts'),
    frequency: option('popSettings.frequency', oneOf({ day: '1', visit: '2', person: '3' })),
    delay: option('popSettings.delay'),
    width: option('popSettings.width'),
    colour: option('fontopts.colorPickerVal'),
    buttonColour: option('popSettings.buttonColor'),
    background: option('styleOpt.bottomColor'),
    corners: cornerOptions(),
  },
})
