/** How many of the 180 reviews have 1 to 5 stars: 6, 4, 8, 20 and 62 in a hundred. Domain 4.4. */
export const STAR_COUNTS = [11, 7, 14, 36, 112] as const

/** How many have pictures, were appended and were answered: 35, 15 and 40 in a hundred. */
export const REVIEW_PARTS = { pictures: 63, appended: 27, replied: 72 } as const

/** What reviews say, by stars. */
export const REVIEW_TEXTS: readonly (readonly string[])[] = [
  ['外箱破了一角，联系客服后才补发。', '和描述差距有点大，已申请退货。', '发货太慢，耽误了现场使用。'],
  ['一般，比上次那批薄一些。', '能用，但包装太简单，有划痕。'],
  ['中规中矩，价格合适，物流慢了一天。', '质量还行，说明书不够清楚。', '第一次买，先用用再看。'],
  ['整体满意，如果能再便宜一点就更好。', '做工不错，数量也对，包装可以再结实些。', '同事反馈挺好用，下次还在这家买。'],
  [
    '第三次回购了，质量一直稳定，专票随货到，财务很满意。',
    '当天下单第二天就到，包装结实，一件没少。',
    '给车间采购的，师傅们都说好用，手感扎实。',
    '性价比很高，比之前的供应商便宜一成多，服务也耐心。',
    '对公转账到账快，客服全程跟进，值得长期合作。',
    '实物和图片一致，用了两周没有问题，五星。',
  ],
]

/** What buyers add later. */
export const APPENDED_TEXTS = [
  '用了半个月来追评，依然很稳定。',
  '追加：又补了一批，质量一致。',
  '后来客服主动回访，态度很好。',
]

/** What shops answer. */
export const REPLY_TEXTS = [
  '感谢支持，我们会继续把好每一批的质量。',
  '谢谢您的认可，有任何问题随时联系专属客服。',
  '很抱歉给您带来不便，已为您登记处理，请留意来电。',
]
