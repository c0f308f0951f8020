import type { TimedOfferCard } from '@mallwright/contract/catalog'

/** 即将开始, 抢购中, 已抢光, 已结束. */
export type OfferState = 'soon' | 'running' | 'gone' | 'over'

/** The state of an offer at a time (epoch ms); as it was read while the time is not known. */
export function offerStateAt(offer: TimedOfferCard, now: number | undefined): OfferState {
  if (now !== undefined && now >= offer.endsAt) return 'over'
  if (now === undefined ? !offer.isStarted : now < offer.startsAt) return 'soon'
  return offer.taken >= offer.quota ? 'gone' : 'running'
}

/** Share of the quota that is taken, in whole percent: 100 only when nothing is left. */
export function takenPercent({ taken, quota }: Pick<TimedOfferCard, 'taken' | 'quota'>): number {
  return taken >= quota ? 100 : Math.floor((taken * 100) / quota)
}
