import { marginOptions } from '../appearance/box-options.ts'
import { defineLegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { codeList } from '../kit/option-codecs/list-mapping.ts'
import { oneOf } from '../kit/option-codecs/option-codec.ts'
import { option } from '../kit/option-codecs/prop-mapping.ts'
import { titleOptions } from '../list-layout/title-options.ts'
import { brandWall } from './brand-wall.ts'

/** A brand wall in the manner of specification 3 §3 (list module options), which has no such module. */
export const brandWallCodec = defineLegacyCodec(brandWall, {
  names: ['BrandWall', 'BrandList', 'brand', 'brands', '品牌墙'],
  markerOption: 'brandList.0.cBrandUuid',
  props: {
    source: option('brandTypeRadio', oneOf({ all: '1', class: '2', chosen: '3' })),
    brandIds: codeList('brandList', 'cBrandUuid'),
    classIds: codeList('partnerClass', 'cClassUuid'),
    ...titleOptions,
    columns: option('styleOpt.showGridColumnRadio'),
    rows: option('styleOpt.showGridRowRadio'),
    isNameShown: option('textSettings.shopauthorsText.show'),
    nameColour: option('textSettings.shopauthorsText.colorVal'),
    background: option('styleOpt.bottomColor'),
    radius: option('pictureSettings.roundsOpt'),
    ...marginOptions(),
  },
})
