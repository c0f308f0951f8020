import { tileShadowOptions } from '../appearance/box-options.ts'
import { pagingCodec, sourceCodec } from '../list-layout/title-options.ts'
import { oneOf, textOf } from '../kit/option-codecs/option-codec.ts'
import type { Decoded } from '../kit/option-codecs/option-codec.ts'
import { codeList } from '../kit/option-codecs/list-mapping.ts'
import { option, severalOptions } from '../kit/option-codecs/prop-mapping.ts'
import type { BindField, OptionPaths } from '../kit/option-codecs/prop-mapping.ts'

/** Options of the product source; lists and tabs store their products under different names. */
export function sourceOptions(products: OptionPaths): Readonly<Record<'source' | 'codes' | 'classIds', BindField>> {
  return {
    source: option('prodTypeRadio', sourceCodec),
    codes: codeList(products, 'cProdCode'),
    classIds: codeList('partnerClass', 'cClassUuid'),
  }
}

/** Page size and paging mode. Specification 3 §3 (style.defaultDisplay, paginationMode). */
export const pagingOptions = {
  pageSize: option('style.defaultDisplay'),
  paging: option('paginationMode', pagingCodec),
}

/** Arrangement from isScroll (1 scroll, 2 grid) and arrangement (masonry or other). Specification 3 §3 and §9. */
export function arrangementOptions<V extends string>(
  words: Readonly<Record<V, { readonly isScroll: '1' | '2' | ''; readonly arrangement: string }>>,
): BindField {
  const all = Object.entries<{ isScroll: string; arrangement: string }>(words)
  return severalOptions<V>(['pictureSettings.isScroll', 'arrangement'], {
    decode: (options) => {
      const [isScroll = '', arrangement = ''] = options.map((option) => textOf(option)?.trim().toLowerCase())
      const named = all.find(
        ([, word]) => word.arrangement !== 'other' && word.arrangement === arrangement && arrangement !== '',
      )
      const scrolled = all.find(([, word]) => word.arrangement === 'other' && word.isScroll === isScroll)
      const unsaid = all.find(([, word]) => word.arrangement === '' && isScroll === '' && arrangement === '')
      const value = (named ?? scrolled ?? unsaid)?.[0]
      return value === undefined ? undefined : ({ value } as Decoded<V>)
    },
    encode: (value) => [words[value].isScroll, words[value].arrangement],
  })
}

const orByStyle = <V extends string>(...values: readonly V[]) =>
  oneOf<V | 'auto'>(
    Object.fromEntries([['auto', ['', 'auto', '0']], ...values.map((value) => [value, value])]) as Record<
      V | 'auto',
      string
    >,
  )

const pictureHeight = oneOf({
  auto: ['', 'auto', '0'],
  square: 'square',
  '112': ['112', '1'],
  '142': ['142', '2'],
  '213': ['213', '3'],
  '106.5': ['106.5', '4'],
})

/** Arrangement of products. Specification 3 §3 (data.styleRadioVal, pictureSettings, styleOpt, arrangement). */
export const layoutOptions = {
  variant: option('data.styleRadioVal'),
  layout: arrangementOptions({
    auto: { isScroll: '', arrangement: '' },
    grid: { isScroll: '2', arrangement: 'other' },
    scroll: { isScroll: '1', arrangement: 'other' },
    rows: { isScroll: '', arrangement: 'rows' },
    masonry: { isScroll: '', arrangement: 'masonry' },
  }),
  columns: option('styleOpt.showGridColumnRadio', orByStyle('2', '3', '4', '5')),
  rows: option('styleOpt.showGridRowRadio'),
  rowGap: option('styleOpt.showGridRowIntervalValue'),
  imageHeight: option('pictureSettings.scaleOpt', pictureHeight),
}

/** Style of a product tile. Specification 3 §3 (pictureSettings, textSettings, styleOpt). */
export const tileStyleOptions = {
  radius: option('pictureSettings.roundsOpt'),
  background: option('styleOpt.bottomColor'),
  backdrop: option('styleOpt.backdropColor'),
  borderWidth: option(['styleOpt.border.size', 'styleOpt.border']),
  borderColour: option('styleOpt.border.colorVal'),
  shadow: tileShadowOptions,
  isNameShown: option(['textSettings.shopauthorsText.show', 'textSettings.shopauthorsText']),
  nameSize: option('textSettings.shopauthorsText.fontSize'),
  isNameBold: option('textSettings.shopauthorsText.isBold'),
  nameColour: option('textSettings.shopauthorsText.colorVal'),
  isPriceShown: option(['textSettings.priceText.show', 'textSettings.priceText']),
  priceSize: option('textSettings.priceText.fontSize'),
  priceColour: option('textSettings.priceText.colorVal'),
  isZoomed: option('pictureSettings.zoomRadio'),
}
