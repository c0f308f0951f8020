import { sideCodec } from '../appearance/box-options.ts'
import { option } from '../kit/option-codecs/prop-mapping.ts'
import { oneOf } from '../kit/option-codecs/option-codec.ts'

/** The title's radio: 1 default, 2 custom, 3 hidden. Specification 3 §9. */
export const titleKindCodec = oneOf({ default: '1', custom: '2', hidden: '3' })

/** The title of a list. Specification 3 §3 (textSettings: moduleTitle). */
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

/** How pages are turned: 1 with buttons, 2 by loading more. Specification 3 §4 (paging). */
export const pagingCodec = oneOf({ none: '0', pager: '1', more: '2' })

/** Where a list comes from: 1 chosen, 2 by class. Specification 3 §3 (prodTypeRadio). */
export const sourceCodec = oneOf({ chosen: '1', class: '2' })
