import { cornerOptions, marginOptions } from '../appearance/box-options.ts'
import { oneOf } from '../kit/option-codecs/option-codec.ts'
import type { OptionCodec } from '../kit/option-codecs/option-codec.ts'
import { defineLegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { linkOptions } from '../kit/option-codecs/link-mapping.ts'
import { codeList, listOf } from '../kit/option-codecs/list-mapping.ts'
import { option } from '../kit/option-codecs/prop-mapping.ts'
import { pictureOptions } from '../kit/option-codecs/picture-mapping.ts'
import { navigation } from './navigation.ts'

/** Scroll mode: 1 paged, 2 grid. Specification 3 §9 (isScroll). */
const isScroll: OptionCodec<boolean> = {
  decode: (option) => (['1', '2'].includes(String(option)) ? { value: String(option) === '1' } : undefined),
  encode: (value) => (value ? '1' : '2'),
}

/** A navigation list in the options of specification 3 §3 (navigation item). */
export const navigationCodec = defineLegacyCodec(navigation, {
  names: ['NavigationList', 'navigation', 'nav', '导航列表', '导航'],
  markerOption: 'dataList.0.navName',
  props: {
    items: listOf(['dataList', 'list'], {
      icon: option('iconType', oneOf({ picture: '1', product: '2', shop: '3' })),
      product: codeList('prodList', 'cProdCode'),
      shop: codeList('shopList', 'cShopUuid'),
      picture: pictureOptions(['cUrl.0.url', 'cUrl'], 'cUrl.0.width', 'cUrl.0.height'),
      text: option('navName'),
      link: linkOptions('', { type: 'linkType', address: 'navUrl', path: 'navPath' }),
    }),
    isPaged: option('pictureSettings.isScroll', isScroll),
    columns: option('styleOpt.showGridColumnRadio'),
    rows: option('styleOpt.showGridRowRadio'),
    rowInterval: option('styleOpt.showGridRowIntervalValue'),
    shape: option('pictureSettings.iconShape'),
    iconSize: option('pictureSettings.iconSize'),
    fontSize: option('fontopts.fontSize'),
    colour: option('fontopts.colorPickerVal'),
    background: option('styleOpt.bottomColor'),
    ...marginOptions(),
    corners: cornerOptions(),
  },
})
