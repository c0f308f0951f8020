import type { ProductFacets } from '@mallwright/contract/catalog'
import { fen, yuanFromFen } from '@mallwright/contract/values'
import * as z from 'zod/mini'

import type { CatalogViewer } from '../catalog/catalog-viewer.ts'
import { areaCodeOfPlace } from './origin-area.ts'

const Named = z.object({ id: z.string(), name: z.string(), count: z.number() })

/** Columns of the facets of a list. */
export const FACETS = {
  brands: z.array(Named),
  classes: z.array(Named),
  origins: z.array(z.object({ place: z.string(), count: z.number() })),
  attributes: z.array(
    z.object({ name: z.string(), value: z.string(), count: z.number(), nameText: z.string(), valueText: z.string() }),
  ),
  operated: z.number(),
  inStock: z.number(),
  specialInvoices: z.number(),
  lowPrice: z.nullable(z.string()),
  highPrice: z.nullable(z.string()),
}

type FacetsRow = z.infer<z.ZodMiniObject<typeof FACETS>>

/** Most attributes, and values of each, that a filter shows. */
const MAX_ATTRIBUTES = 6
const MAX_VALUES = 12

/** Facets in wire names, as a viewer may see them. */
export function facetsOf(row: FacetsRow, { seesPrices }: CatalogViewer): ProductFacets {
  const hasPrices = seesPrices && row.lowPrice !== null && row.highPrice !== null
  return {
    brandList: row.brands.map(({ id, name, count }) => ({ cBrandUuid: id, cBrandName: name, iCount: count })),
    classList: row.classes.map(({ id, name, count }) => ({ cClassUuid: id, cClassName: name, iCount: count })),
    areaList: areasOf(row.origins),
    attrList: attributesOf(row),
    iOperated: row.operated,
    iInStock: row.inStock,
    iSpecialInvoice: row.specialInvoices,
    ...(hasPrices && {
      iPriceLow: yuanFromFen(fen(Number(row.lowPrice))),
      iPriceHigh: yuanFromFen(fen(Number(row.highPrice))),
    }),
  }
}

/** Places by their code; those that the list of areas has not are left out. */
function areasOf(origins: FacetsRow['origins']): ProductFacets['areaList'] {
  const areas = new Map<string, ProductFacets['areaList'][number]>()
  for (const { place, count } of origins) {
    const code = areaCodeOfPlace(place)
    if (code === undefined) continue
    const known = areas.get(code)
    areas.set(code, { cAreaCode: code, cAreaName: known?.cAreaName ?? place, iCount: (known?.iCount ?? 0) + count })
  }
  return [...areas.values()]
}

/** Attributes with a choice, those of most products first; without those that repeat the brand or the place of dispatch. */
function attributesOf({ attributes, brands }: FacetsRow): ProductFacets['attrList'] {
  const names = new Map<string, FacetsRow['attributes']>()
  for (const value of attributes) names.set(value.name, [...(names.get(value.name) ?? []), value])
  const repeats = ({ value }: FacetsRow['attributes'][number]) =>
    brands.some(({ name }) => name === value) || areaCodeOfPlace(value) !== undefined
  return [...names.values()]
    .filter((group) => group.length > 1 && !group.every(repeats))
    .toSorted((one, other) => totalOf(other) - totalOf(one))
    .slice(0, MAX_ATTRIBUTES)
    .map((group) => ({
      cName: group[0]?.name ?? '',
      cText: group[0]?.nameText ?? '',
      valueList: group
        .slice(0, MAX_VALUES)
        .map(({ value, valueText, count }) => ({ cValue: value, cText: valueText, iCount: count })),
    }))
}

function totalOf(group: FacetsRow['attributes']): number {
  return group.reduce((sum, { count }) => sum + count, 0)
}
