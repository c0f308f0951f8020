import { cornersAt, marginsAt } from '../appearance/box-options.ts'
import { oneOf } from '../kit/option-codecs/option-codec.ts'
import type { Codec } from '../kit/option-codecs/option-codec.ts'
import { defineWire } from '../kit/option-codecs/define-legacy-codec.ts'
import { linkAt } from '../kit/option-codecs/link-mapping.ts'
import { codes, each } from '../kit/option-codecs/list-mapping.ts'
import { at } from '../kit/option-codecs/prop-mapping.ts'
import { pictureAt } from '../kit/option-codecs/picture-mapping.ts'
import { navigation } from './navigation.ts'

/** 1 scrolls by pages, 2 is a grid. Specification 3 §9 (isScroll). */
const isScroll: Codec<boolean> = {
  decode: (option) => (['1', '2'].includes(String(option)) ? { value: String(option) === '1' } : undefined),
  encode: (value) => (value ? '1' : '2'),
}

/** A navigation list in the options of specification 3 §3 (navigation item). */
export const navigationWire = defineWire(navigation, {
  names: ['NavigationList', 'navigation', 'nav', '导航列表', '导航'],
  sign: 'dataList.0.navName',
  props: {
    items: each(['dataList', 'list'], {
      icon: at('iconType', oneOf({ picture: '1', product: '2', shop: '3' })),
      product: codes('prodList', 'cProdCode'),
      shop: codes('shopList', 'cShopUuid'),
      picture: pictureAt(['cUrl.0.url', 'cUrl'], 'cUrl.0.width', 'cUrl.0.height'),
      text: at('navName'),
      link: linkAt('', { type: 'linkType', address: 'navUrl', path: 'navPath' }),
    }),
    isPaged: at('pictureSettings.isScroll', isScroll),
    columns: at('styleOpt.showGridColumnRadio'),
    rows: at('styleOpt.showGridRowRadio'),
    rowInterval: at('styleOpt.showGridRowIntervalValue'),
    shape: at('pictureSettings.iconShape'),
    iconSize: at('pictureSettings.iconSize'),
    fontSize: at('fontopts.fontSize'),
    colour: at('fontopts.colorPickerVal'),
    background: at('styleOpt.bottomColor'),
    ...marginsAt(),
    corners: cornersAt(),
  },
})
