/** The wide pictures of the demo pages. Domain 4.1. */
export const BANNERS = [
  {
    name: 'office-season',
    title: '办公采购季',
    subtitle: '纸张耗材整箱直降',
    label: '整箱更省',
    hue: 212,
    objects: ['03', '01'],
    size: { width: 750, height: 360 },
  },
  {
    name: 'group-buy',
    title: '拼单更省',
    subtitle: '同园区一起买',
    label: '阶梯价',
    hue: 18,
    objects: ['05', '06'],
    size: { width: 750, height: 360 },
  },
  {
    name: 'invoice',
    title: '专票无忧',
    subtitle: '下单自动开专票',
    label: '自营专票',
    hue: 146,
    objects: ['10', '09'],
    size: { width: 750, height: 360 },
  },
  {
    name: 'welfare',
    title: '',
    subtitle: '',
    label: '',
    hue: 356,
    objects: ['11', '12'],
    size: { width: 758, height: 400 },
  },
] as const
