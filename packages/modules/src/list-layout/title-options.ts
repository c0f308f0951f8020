import { sideWords } from '../appearance/box-options.ts'
import { at } from '../kit/option-codecs/prop-mapping.ts'
import { oneOf } from '../kit/option-codecs/option-codec.ts'

/** The title's radio: 1 default, 2 custom, 3 hidden. Specification 3 §9. */
export const titleRadio = oneOf({ default: '1', custom: '2', hidden: '3' })

/** The title of a list. Specification 3 §3 (textSettings: moduleTitle). */
export const titleMaps = {
  titleKind: at('textSettings.moduleTitle.radio', titleRadio),
  title: at(['textSettings.moduleTitle.contnt', 'textSettings.moduleTitle.name']),
  titleSize: at('textSettings.moduleTitle.fontSize'),
  titleColour: at('textSettings.moduleTitle.colorVal'),
  isTitleBold: at('textSettings.moduleTitle.fontAttr.isBold'),
  isTitleItalic: at('textSettings.moduleTitle.fontAttr.isItalic'),
  isTitleUnderline: at('textSettings.moduleTitle.fontAttr.isUnderline'),
  titleAlign: at('textSettings.moduleTitle.fontAttr.alignType', sideWords),
}

/** How pages are turned: 1 with buttons, 2 by loading more. Specification 3 §4 (paging). */
export const pagingWords = oneOf({ none: '0', pager: '1', more: '2' })

/** Where a list comes from: 1 chosen, 2 by class. Specification 3 §3 (prodTypeRadio). */
export const sourceWords = oneOf({ chosen: '1', class: '2' })
