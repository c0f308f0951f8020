import { sideCodec } from '../appearance/box-options.ts'
import { option } from '../kit/option-codecs/prop-mapping.ts'
import { oneOf } from '../kit/option-codecs/option-codec.ts'

/** Radio of the title: 1 default, 2 custom, 3 hidden. Specification 3 §9. */
export const titleKindCodec = oneOf({ default: '1', custom: '2', hidden: '3' })

/** Title of a list. Specification 3 §3 (textSettings: moduleTitle). */
export const titleOptions = {
  titleKind: option('textSettings.moduleTitle.radio', titleKindCodec),
  title: option(['textSettings.moduleTitle.contnt', 'textSettings.moduleTitle.name']),
  titleSize: option('textSettings.moduleTitle.fontSize'),
  titleColour: option('textSettings.moduleTitle.colorVal'),
  isTitleBold: option('textSettings.moduleTitle.fontAttr.isBold'),
  isTitleItalic: option('textSettings.moduleTitle.fontAttr.isItalic'),
  isTitleUnderline: option('textSettings.moduleTitle.fontAttr.isUnderline'),
  titleAlign: option('textSettings.moduleTitle.fontAttr.alignType', sideCodec),
}

/** Paging mode: 1 buttons, 2 load more. Specification 3 §4 (paging). */
export const pagingCodec = oneOf({ none: '0', pager: '1', more: '2' })

/** Source of a list: 1 selected, 2 by class. Specification 3 §3 (prodTypeRadio). */
export const sourceCodec = oneOf({ chosen: '1', class: '2' })
