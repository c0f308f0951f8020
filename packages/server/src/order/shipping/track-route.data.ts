/** The way of a parcel after it was handed over, step by step: its phase, and what is said of it. */
export const TRACK_ROUTE = [
  { phase: 1, zh: '快件已被揽收', en: 'Collected' },
  { phase: 2, zh: '快件已发出，离开始发分拨中心', en: 'Left the first sorting centre' },
  { phase: 2, zh: '快件已到达中转分拨中心', en: 'Reached a sorting centre on its way' },
  { phase: 2, zh: '快件已到达目的地营业点', en: 'Reached the branch at its destination' },
  { phase: 3, zh: '快递员正在派送，请保持电话畅通', en: 'Out for delivery' },
  { phase: 4, zh: '快件已签收，感谢使用', en: 'Signed for' },
] as const
