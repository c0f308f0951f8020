import { describe, expect, it } from 'vitest'

import { parseAddress } from './parse-address.ts'

const NANSHAN = '440305'

describe('a pasted address', () => {
  it.each([
    ['王女士，13800001111，广东省深圳市南山区科技园南区1栋301', '王女士', NANSHAN, '科技园南区1栋301'],
    ['广东省深圳市南山区科技园南区 1栋 301 王女士 138 0000 1111', '王女士', NANSHAN, '科技园南区 1栋 301'],
    [
      '收货人：王女士\n手机号码：+86 138-0000-1111\n所在地区：广东省深圳市南山区\n详细地址：科技园南区1栋',
      '王女士',
      NANSHAN,
      '科技园南区1栋',
    ],
    ['王女士 13800001111 广东 深圳 南山 科技园1栋', '王女士', NANSHAN, '科技园1栋'],
    ['深圳市南山区粤海街道88号 王女士 13800001111', '王女士', NANSHAN, '粤海街道88号'],
    ['北京市朝阳区建国路88号，王女士，13800001111', '王女士', '110105', '建国路88号'],
    ['Ann Lee, 13800001111', 'Ann', '', ''],
  ])('%s', (text, receiver, areaCode, detail) => {
    expect(parseAddress(text)).toEqual({ receiver, phone: '13800001111', areaCode, detail })
  })

  it('names no district where several are meant alike, and keeps the place', () => {
    expect(parseAddress('鼓楼区中山路1号 李强')).toEqual({
      receiver: '李强',
      phone: '',
      areaCode: '',
      detail: '鼓楼区中山路1号',
    })
    expect(parseAddress('南京市鼓楼区中山路1号').areaCode).toBe('320106')
  })

  it('takes no order number for a phone, and nothing from nothing', () => {
    expect(parseAddress('订单 2138000011112 已发货').phone).toBe('')
    expect(parseAddress('  ')).toEqual({ receiver: '', phone: '', areaCode: '', detail: '' })
  })

  it('reads a text that repeats itself', () => {
    expect(parseAddress('深圳市南山区'.repeat(80)).areaCode).toBe(NANSHAN)
  })
})
