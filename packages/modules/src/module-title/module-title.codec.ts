import { alignmentCodec, typefaceOption, marginOptions } from '../appearance/box-options.ts'
import { lineHeightOption } from '../appearance/line-height-option.ts'
import { titleKindCodec } from '../list-layout/title-options.ts'
import { defineLegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { simpleLinkOptions } from '../kit/option-codecs/link-mapping.ts'
import { option } from '../kit/option-codecs/prop-mapping.ts'
import { moduleTitle } from './module-title.ts'

const title = (name: string) => `textSettings.moduleTitle.${name}`

/** A module title in the options of specification 3 §3 (textSettings: moduleTitle). */
export const moduleTitleCodec = defineLegacyCodec(moduleTitle, {
  names: ['ModuleTitle', '模块标题', '标题'],
  props: {
    kind: option(title('radio'), titleKindCodec),
    text: option([title('contnt'), title('name')]),
    subtitle: option(title('subTitle')),
    isMoreShown: option('textSettings.more.show'),
    moreText: option('textSettings.more.contnt'),
    moreLink: simpleLinkOptions('textSettings.more'),
    fontSize: option(title('fontSize')),
    lineHeight: lineHeightOption(title('linheight'), title('fontSize')),
    colour: option(title('colorVal')),
    family: typefaceOption(title('fontFamilyType')),
    isBold: option(title('fontAttr.isBold')),
    isItalic: option(title('fontAttr.isItalic')),
    isUnderline: option(title('fontAttr.isUnderline')),
    align: option(title('fontAttr.alignType'), alignmentCodec),
    subtitlePlace: option(title('subTitlePlace')),
    subtitleSize: option(title('subTitleSize')),
    subtitleColour: option(title('subTitleColor')),
    decoration: option('styleOpt.decoration'),
    decorationColour: option('styleOpt.decorationColor'),
    background: option('styleOpt.bottomColor'),
    ...marginOptions(),
  },
})
