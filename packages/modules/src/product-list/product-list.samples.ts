import type { ModuleSamples } from '../kit/module-samples.ts'
import { TILE_VARIANTS } from '../product-tiles/tile-variants.ts'

const CHOSEN = { source: 'chosen', codes: ['P01001', 'P01002', 'P01003', 'P01004'] }

/** Stored product lists: one per version, then notable states. */
export const productListSamples: ModuleSamples = {
  type: 'product-list',
  versions: [
    { source: 'chosen', codes: ['P01001', 'P01002', 'P01003', 'P01004'], columns: '2', titleKind: 'hidden' },
    { ...CHOSEN, titleKind: 'hidden' },
  ],
  states: {
    empty: {},
    ...Object.fromEntries(Object.keys(TILE_VARIANTS).map((variant) => [variant, { ...CHOSEN, variant }])),
    stripOfTwoRows: { ...CHOSEN, layout: 'scroll', rows: 2, columns: '5' },
    colouredRows: { ...CHOSEN, layout: 'rows', backdrop: '#0b5d3b', nameSize: 16, priceSize: 24, isNameBold: true },
    byClass: { source: 'class', classIds: ['c01'], layout: 'scroll', columns: '3', paging: 'none' },
    rows: { source: 'chosen', codes: ['P01001', 'P01002'], layout: 'rows', titleKind: 'custom', title: '爆款推荐' },
    framed: {
      source: 'class',
      classIds: ['c01'],
      columns: '2',
      borderWidth: 1,
      borderColour: '#d81e2c',
      background: '#fff7e8',
      rowGap: 16,
      titleAlign: 'center',
      isTitleUnderline: true,
      isZoomed: true,
      shadow: { isShown: true },
    },
    endless: { source: 'class', classIds: ['c01'], paging: 'more', pageSize: 50, columns: '2', layout: 'grid' },
    paged: { source: 'class', classIds: ['c01'], paging: 'more', pageSize: 2 },
  },
}
