import type { ProductFacets } from '@mallwright/contract/catalog'
import { describe, expect, it } from 'vitest'

import { areaCodeOfPlace, placeOfAreaCode } from './origin-area.ts'
import type { TestClient } from '../testing/test-server.ts'
import { startWithVisitor } from '../testing/test-session.ts'

const { server, visitor } = await startWithVisitor()

type Body = Parameters<TestClient['searchProductPage']>[0]['body']

async function search(body: Body, client = visitor) {
  const found = await client.searchProductPage({ body: { pageSize: 50, bFacets: true, ...body } })
  if (!found.ok) throw new Error(found.msg)
  return found.data
}

async function facetsOf(body: Body, client = visitor): Promise<ProductFacets> {
  const { facets } = await search(body, client)
  if (!facets) throw new Error('no facets')
  return facets
}

const KEYWORD = { cKeyword: '纸' }

describe('the facets of a list', () => {
  it('count what each choice leaves', async () => {
    const facets = await facetsOf(KEYWORD)
    const total = async (body: Body) => (await search({ ...KEYWORD, ...body })).iTotleSize
    const [brand] = facets.brandList
    const [area] = facets.areaList
    const [attribute] = facets.attrList
    const [ofClass] = facets.classList
    const [value] = attribute?.valueList ?? []
    const attrs = [{ cName: attribute?.cName ?? '', valueList: [value?.cValue ?? ''] }]
    expect(await total({ cBrandUuids: brand?.cBrandUuid ?? '' })).toBe(brand?.iCount)
    expect(await total({ cAreaCode: area?.cAreaCode ?? '' })).toBe(area?.iCount)
    expect(await total({ cClassUuid: ofClass?.cClassUuid ?? '' })).toBe(ofClass?.iCount)
    expect(await total({ attrs })).toBe(value?.iCount)
    expect(await total({ bOperated: true })).toBe(facets.iOperated)
    expect(await total({ bInStock: true })).toBe(facets.iInStock)
    expect(await total({ iPriceMin: facets.iPriceLow ?? 0, iPriceMax: facets.iPriceHigh ?? 0 })).toBeGreaterThan(0)
  })

  it('are not narrowed by their own choice, but by the others', async () => {
    const plain = await facetsOf(KEYWORD)
    const [brand, other] = plain.brandList
    const chosen = { ...KEYWORD, cBrandUuids: brand?.cBrandUuid ?? '' }
    const narrowed = await facetsOf(chosen)
    expect(narrowed.brandList).toEqual(plain.brandList)
    expect(narrowed.classList.reduce((sum, { iCount }) => sum + iCount, 0)).toBe(brand?.iCount)
    const both = `${brand?.cBrandUuid},${other?.cBrandUuid}`
    expect((await search({ ...KEYWORD, cBrandUuids: both })).iTotleSize).toBe(
      (brand?.iCount ?? 0) + (other?.iCount ?? 0),
    )
  })

  it('keep the values of a chosen attribute and count the others within it', async () => {
    const plain = await facetsOf(KEYWORD)
    const [first] = plain.attrList
    const attrs = [{ cName: first?.cName ?? '', valueList: [first?.valueList[0]?.cValue ?? ''] }]
    const narrowed = await facetsOf({ ...KEYWORD, attrs })
    expect(narrowed.attrList.find(({ cName }) => cName === first?.cName)).toEqual(first)
    expect(narrowed.brandList.reduce((sum, { iCount }) => sum + iCount, 0)).toBe(first?.valueList[0]?.iCount)
  })

  it('are absent unless asked for, and hold no price where the site hides it', async () => {
    const plain = await visitor.searchProductPage({ body: KEYWORD })
    expect(plain.ok && plain.data.facets).toBeUndefined()
    const stranger = await server.client('b.demo.test')
    const hidden = await facetsOf({ iPriceMin: 1, iPriceMax: 2 }, stranger)
    expect(JSON.stringify(hidden)).not.toMatch(/iPrice/)
    expect(hidden.brandList.length).toBeGreaterThan(0)
    expect(hidden).toEqual(await facetsOf({}, stranger))
  })

  it('are read in the language of the caller and name their choice in the site’s own', async () => {
    const answer = await visitor.english.searchProductPage({ body: { ...KEYWORD, bFacets: true } })
    const facets = answer.ok ? answer.data.facets : undefined
    expect(facets?.classList.some(({ cClassName }) => /^[A-Z]/.test(cClassName))).toBe(true)
    expect(facets?.attrList.some(({ cName, cText }) => cName !== cText)).toBe(true)
  })
})

describe('a list', () => {
  it('is narrowed by invoices, by the smallest order and by the shop’s own class', async () => {
    await server.database.pool.query(`update shop set special_invoices = operated`)
    const special = await search({ bSpecialInvoice: true })
    expect(special.iTotleSize).toBeGreaterThan(0)
    expect(special.results.every(({ bOperated }) => bOperated)).toBe(true)
    const few = await search({ iMaxMoq: 1 })
    expect(few.results.every(({ iMinOrderQty }) => iMinOrderQty === undefined)).toBe(true)
    expect(few.iTotleSize).toBeLessThan((await search({})).iTotleSize)
    const [ofClass] = (await facetsOf(KEYWORD)).classList
    const id = ofClass?.cClassUuid ?? ''
    expect((await search({ cSpClassUuid: id })).iTotleSize).toBe((await search({ cClassUuid: id })).iTotleSize)
  })

  it('ignores an unknown area, brand and attribute as their kinds need', async () => {
    const all = (await search(KEYWORD)).iTotleSize
    expect((await search({ ...KEYWORD, cAreaCode: '990000' })).iTotleSize).toBe(all)
    expect((await search({ ...KEYWORD, cBrandUuids: 'x' })).iTotleSize).toBe(0)
    expect((await search({ ...KEYWORD, attrs: [{ cName: '没有', valueList: ['x'] }] })).iTotleSize).toBe(0)
    expect(await visitor.searchProductPage({ body: { cAreaCode: '33' } })).toMatchObject({ failure: 'FIELD_INVALID' })
  })

  it('marks what is sold out', async () => {
    const { pool } = server.database
    await pool.query(
      `update sku set stock_locked = stock_on_hand where product_id = (select id from product where prod_code = 'P01001')`,
    )
    const [product] = (await search({ cKeyword: 'P01001' })).results
    expect(product).toMatchObject({ cProdCode: 'P01001', bSoldOut: true })
  })
})

describe('places of dispatch', () => {
  it('have the code of their city or province, and back', () => {
    expect(areaCodeOfPlace('浙江 杭州')).toBe('330100')
    expect(areaCodeOfPlace('浙江')).toBe('330000')
    expect(areaCodeOfPlace('内蒙古 包头')).toBe('150200')
    expect(areaCodeOfPlace('海外')).toBeUndefined()
    expect(placeOfAreaCode('330100')).toEqual(['浙江', '杭州'])
    expect(placeOfAreaCode('330000')).toEqual(['浙江', ''])
    expect(placeOfAreaCode('990000')).toBeUndefined()
  })
})
