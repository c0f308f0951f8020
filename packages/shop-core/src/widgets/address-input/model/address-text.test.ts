import { describe, expect, it } from 'vitest'

import type { Area } from '../../../area/index.ts'
import { addressText, detailLength, readAddress } from './address-text.ts'

const area = (value: string, label: string, children?: readonly Area[]): Area => ({
  value,
  label,
  ...(children && { children }),
})

const TREE = [
  area('110000', '北京市', [area('110100', '北京市', [area('110105', '朝阳区')])]),
  area('330000', '浙江省', [area('330100', '杭州市', [area('330106', '西湖区')])]),
]

describe('an address as one text', () => {
  it.each([
    ['330106', '文三路 1 号', '浙江省 杭州市 西湖区 文三路 1 号'],
    ['110105', '建国路 88 号', '北京市 朝阳区 建国路 88 号'],
    ['330106', '', '浙江省 杭州市 西湖区'],
    ['', '仓库后门', '仓库后门'],
    ['', '', ''],
  ])('of %s and “%s” is read as it was written', (areaCode, detail, text) => {
    expect(addressText({ areaCode, detail }, TREE)).toBe(text)
    expect(readAddress(text, TREE)).toEqual({ areaCode, detail })
  })

  it.each(['浙江省 杭州市 文三路', '朝阳区 建国路', '浙江省'])('that names no district is all detail: %s', (text) => {
    expect(readAddress(text, TREE)).toEqual({ areaCode: '', detail: text })
  })

  it('has 200 characters in all unless its field says otherwise', () => {
    expect(detailLength('', TREE)).toBe(200)
    expect(detailLength('330106', TREE)).toBe(200 - '浙江省 杭州市 西湖区 '.length)
    expect(detailLength('330106', TREE, 5)).toBe(0)
  })
})
