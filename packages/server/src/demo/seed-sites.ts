import { site, siteDomain } from '../db/tables/site.table.ts'
import { pictureAddress } from './plans/picture-address.ts'
import { demoId } from './plans/demo-id.ts'
import type { InsertRows } from './plans/write-rows.ts'

/** The ids of the two demo sites. */
export const MAIN_SITE_ID = demoId('site/main')
export const SECOND_SITE_ID = demoId('site/second')

const DOMAINS: readonly (readonly [string, string])[] = [
  ['localhost', MAIN_SITE_ID],
  ['127.0.0.1', MAIN_SITE_ID],
  ['mall.demo.test', MAIN_SITE_ID],
  ['b.demo.test', SECOND_SITE_ID],
]

/** Writes the two sites of the demo. Domain 4.1. */
export async function seedSites(write: InsertRows): Promise<void> {
  await write(site, [
    {
      id: MAIN_SITE_ID,
      stUuid: demoId('template/main'),
      shortName: '德汇企业购',
      orgName: '德汇供应链（演示）有限公司',
      accUuid: demoId('acc/OP'),
      orgUuid: demoId('org/OP'),
      logoUrl: pictureAddress('site/main'),
      faviconUrl: pictureAddress('site/main'),
      carouselUrls: ['office-season', 'group-buy', 'invoice'].map((name) => pictureAddress(`banner/${name}`)).join(','),
      showPriceToVisitor: true,
      isMain: true,
    },
    {
      id: SECOND_SITE_ID,
      stUuid: demoId('template/second'),
      shortName: '园区优选',
      orgName: '德汇供应链（演示）有限公司',
      accUuid: demoId('acc/OP'),
      orgUuid: demoId('org/OP'),
      logoUrl: pictureAddress('site/second'),
      faviconUrl: pictureAddress('site/second'),
      carouselUrls: pictureAddress('banner/group-buy'),
      showPriceToVisitor: false,
    },
  ])
  await write(
    siteDomain,
    DOMAINS.map(([domain, siteId]) => ({ domain, siteId })),
  )
}
