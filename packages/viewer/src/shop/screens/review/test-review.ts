/** A review of five stars in wire names. */
export const wireReview = (cReviewUuid: string, more: object = {}) => ({
  cReviewUuid,
  cBuyerName: '北辰***公司',
  iStar: 5,
  cContent: '纸张平整',
  imgList: [],
  cSkuText: 'A4',
  dCreateTime: '2026-11-20 10:00:00',
  cReply: '',
  cAppend: '',
  iAppendDays: 0,
  iUseful: 0,
  bUseful: false,
  ...more,
})
