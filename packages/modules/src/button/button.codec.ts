import { cornersAt, marginsAt } from '../appearance/box-options.ts'
import { defineWire } from '../kit/option-codecs/define-legacy-codec.ts'
import { plainLink } from '../kit/option-codecs/link-mapping.ts'
import { at } from '../kit/option-codecs/prop-mapping.ts'
import { button } from './button.ts'

/** A button in the options of specification 3 §3 (button item). */
export const buttonWire = defineWire(button, {
  names: ['Button', '按钮'],
  itemType: 'button',
  sign: 'styleopts.buttonTxtOpts',
  props: {
    text: at('styleopts.buttonTxtOpts.buttontext'),
    link: plainLink('styleopts.linkOpts'),
    isFullWidth: at('styleopts.isFullWidth'),
    height: at(['styleopts.showHeight', 'height']),
    fontSize: at('styleopts.fontSizeColorOpts.fontSize'),
    colour: at(['styleopts.buttonTxtOpts.colorVal', 'styleopts.fontSizeColorOpts.colorVal']),
    background: at('styleopts.bgColor'),
    isBold: at('styleopts.isBold'),
    isItalic: at('styleopts.isItalic'),
    isUnderline: at('styleopts.isUnderline'),
    borderWidth: at('styleopts.borderSize'),
    borderColour: at('styleopts.borderColor'),
    corners: cornersAt('styleopts.filletCorners'),
    ...marginsAt('styleopts.margin'),
  },
})
