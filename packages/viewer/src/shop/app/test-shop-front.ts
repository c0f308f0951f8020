import type { Answers } from './test-shop.tsx'

/** A shop for tests, as the gateway answers it. */
export const SHOP_HEAD = {
  cShopUuid: 's1',
  cShopName: '青禾办公专营店',
  cPreviewUrl: '/logo.svg',
  bOperated: true,
  iProdCount: 13,
  iScore: 4.8,
  iLogisticsScore: 4.7,
  iServiceScore: 4.9,
  cIntro: '整箱更省',
  cRegion: '江苏 苏州',
  cNotice: '春节照常发货',
  cBannerUrl: '',
  cHeadColor: '#123456',
  iShopKind: 0,
  dOpened: '2024-08-13 10:00:00',
  bClosed: false,
  invoiceKinds: [1, 2],
  iMinOrderAmount: 50,
  iAfterSaleDays: 7,
  iSales: 1200,
  iFollowCount: 9,
  bCollect: false,
  delivery: {
    iChargeMode: 1,
    iFirstUnit: 1,
    iFirstFee: 8,
    iNextUnit: 1,
    iNextFee: 2,
    ruleList: [
      { areaList: ['西藏自治区'], iFirstUnit: 1, iFirstFee: 0, iNextUnit: 1, iNextFee: 0, bDeliverable: false },
    ],
    freeList: [{ areaList: [], iMinAmount: 199 }],
  },
}

const leaf = (cClassUuid: string, cClassName: string) => ({
  cClassUuid,
  cClassName,
  iLevel: 3,
  cIconUrl: '',
  children: [],
})

/** The gateway of that shop: 13 products, of which 9 are of class c1 and 4 of c2. */
export const SHOP_ANSWERS: Answers = {
  getShopInfo: () => ({ data: SHOP_HEAD }),
  getClassTreeList: () => ({
    data: [
      {
        ...leaf('r', '办公行政'),
        iLevel: 1,
        children: [{ ...leaf('m', '纸张耗材'), iLevel: 2, children: [leaf('c1', '复印纸'), leaf('c2', '打印机')] }],
      },
      leaf('z', '礼品'),
    ],
  }),
  searchProductPage: (body) => {
    const total = { '': 13, c1: 9, c2: 4 }[(body['cSpClassUuid'] as string | undefined) ?? ''] ?? 0
    const first = (Number(body['pageNumber']) - 1) * Number(body['pageSize'])
    const results = Array.from(
      { length: Math.max(0, Math.min(Number(body['pageSize']), total - first)) },
      (_, index) => ({
        cProdCode: `P${String(body['cOrderField'])}${first + index}`,
        cProdName: `商品${String(body['cOrderField'])}${first + index}`,
        cUrl: '',
        iPrice: 9.9,
        bOperated: false,
      }),
    )
    return { data: { results, iTotleSize: total } }
  },
}
