import { tileShadow } from '../appearance/box-options.ts'
import { pagingWords, sourceWords } from '../list-layout/title-options.ts'
import { oneOf, wordsOf } from '../kit/option-codecs/option-codec.ts'
import type { Decoded } from '../kit/option-codecs/option-codec.ts'
import { codes } from '../kit/option-codecs/list-mapping.ts'
import { at, several } from '../kit/option-codecs/prop-mapping.ts'
import type { Bind, Paths } from '../kit/option-codecs/prop-mapping.ts'

/** Where products come from; a list names its products in one option, a tab in another. */
export function sourceMaps(products: Paths): Readonly<Record<'source' | 'codes' | 'classIds', Bind>> {
  return {
    source: at('prodTypeRadio', sourceWords),
    codes: codes(products, 'cProdCode'),
    classIds: codes('partnerClass', 'cClassUuid'),
  }
}

/** Entries a page and how pages are turned. Specification 3 §3 (style.defaultDisplay, paginationMode). */
export const pagingMaps = {
  pageSize: at('style.defaultDisplay'),
  paging: at('paginationMode', pagingWords),
}

/** An arrangement in isScroll (1 scroll, 2 grid) and arrangement (masonry or other). Specification 3 §3 and §9. */
export function arrangementAt<V extends string>(
  words: Readonly<Record<V, { readonly isScroll: '1' | '2' | ''; readonly arrangement: string }>>,
): Bind {
  const all = Object.entries<{ isScroll: string; arrangement: string }>(words)
  return several<V>(['pictureSettings.isScroll', 'arrangement'], {
    decode: (options) => {
      const [isScroll = '', arrangement = ''] = options.map((option) => wordsOf(option)?.trim().toLowerCase())
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

/** How products are placed. Specification 3 §3 (data.styleRadioVal, pictureSettings, styleOpt, arrangement). */
export const layoutMaps = {
  variant: at('data.styleRadioVal'),
  layout: arrangementAt({
    auto: { isScroll: '', arrangement: '' },
    grid: { isScroll: '2', arrangement: 'other' },
    scroll: { isScroll: '1', arrangement: 'other' },
    rows: { isScroll: '', arrangement: 'rows' },
    masonry: { isScroll: '', arrangement: 'masonry' },
  }),
  columns: at('styleOpt.showGridColumnRadio', orByStyle('2', '3', '4', '5')),
  rows: at('styleOpt.showGridRowRadio'),
  rowGap: at('styleOpt.showGridRowIntervalValue'),
  imageHeight: at('pictureSettings.scaleOpt', pictureHeight),
}

/** How one product looks. Specification 3 §3 (pictureSettings, textSettings, styleOpt). */
export const lookMaps = {
  radius: at('pictureSettings.roundsOpt'),
  background: at('styleOpt.bottomColor'),
  backdrop: at('styleOpt.backdropColor'),
  borderWidth: at(['styleOpt.border.size', 'styleOpt.border']),
  borderColour: at('styleOpt.border.colorVal'),
  shadow: tileShadow,
  isNameShown: at(['textSettings.shopauthorsText.show', 'textSettings.shopauthorsText']),
  nameSize: at('textSettings.shopauthorsText.fontSize'),
  isNameBold: at('textSettings.shopauthorsText.isBold'),
  nameColour: at('textSettings.shopauthorsText.colorVal'),
  isPriceShown: at(['textSettings.priceText.show', 'textSettings.priceText']),
  priceSize: at('textSettings.priceText.fontSize'),
  priceColour: at('textSettings.priceText.colorVal'),
  isZoomed: at('pictureSettings.zoomRadio'),
}
