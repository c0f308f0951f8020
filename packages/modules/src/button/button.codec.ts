import { cornerOptions, marginOptions } from '../appearance/box-options.ts'
import { defineLegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { simpleLinkOptions } from '../kit/option-codecs/link-mapping.ts'
import { option } from '../kit/option-codecs/prop-mapping.ts'
import { button } from './button.ts'

/** A button in the options of specification 3 §3 (button item). */
export const buttonCodec = defineLegacyCodec(button, {
  names: ['Button', '按钮'],
  itemType: 'button',
  markerOption: 'styleopts.buttonTxtOpts',
  props: {
    text: option('styleopts.buttonTxtOpts.buttontext'),
    link: simpleLinkOptions('styleopts.linkOpts'),
    isFullWidth: option('styleopts.isFullWidth'),
    height: option(['styleopts.showHeight', 'height']),
    fontSize: option('styleopts.fontSizeColorOpts.fontSize'),
    colour: option(['styleopts.buttonTxtOpts.colorVal', 'styleopts.fontSizeColorOpts.colorVal']),
    background: option('styleopts.bgColor'),
    isBold: option('styleopts.isBold'),
    isItalic: option('styleopts.isItalic'),
    isUnderline: option('styleopts.isUnderline'),
    borderWidth: option('styleopts.borderSize'),
    borderColour: option('styleopts.borderColor'),
    corners: cornerOptions('styleopts.filletCorners'),
    ...marginOptions('styleopts.margin'),
  },
})
