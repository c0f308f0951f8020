import { alignWords, familyAt, marginsAt } from '../appearance/box-options.ts'
import { lineHeightAt } from '../appearance/line-height-option.ts'
import { titleRadio } from '../list-layout/title-options.ts'
import { defineWire } from '../kit/option-codecs/define-legacy-codec.ts'
import { plainLink } from '../kit/option-codecs/link-mapping.ts'
import { at } from '../kit/option-codecs/prop-mapping.ts'
import { moduleTitle } from './module-title.ts'

const title = (name: string) => `textSettings.moduleTitle.${name}`

/** A module title in the options of specification 3 §3 (textSettings: moduleTitle). */
export const moduleTitleWire = defineWire(moduleTitle, {
  names: ['ModuleTitle', '模块标题', '标题'],
  props: {
    kind: at(title('radio'), titleRadio),
    text: at([title('contnt'), title('name')]),
    subtitle: at(title('subTitle')),
    isMoreShown: at('textSettings.more.show'),
    moreText: at('textSettings.more.contnt'),
    moreLink: plainLink('textSettings.more'),
    fontSize: at(title('fontSize')),
    lineHeight: lineHeightAt(title('linheight'), title('fontSize')),
    colour: at(title('colorVal')),
    family: familyAt(title('fontFamilyType')),
    isBold: at(title('fontAttr.isBold')),
    isItalic: at(title('fontAttr.isItalic')),
    isUnderline: at(title('fontAttr.isUnderline')),
    align: at(title('fontAttr.alignType'), alignWords),
    subtitlePlace: at(title('subTitlePlace')),
    subtitleSize: at(title('subTitleSize')),
    subtitleColour: at(title('subTitleColor')),
    decoration: at('styleOpt.decoration'),
    decorationColour: at('styleOpt.decorationColor'),
    background: at('styleOpt.bottomColor'),
    ...marginsAt(),
  },
})
