import type { SiteRecord } from '@mallwright/contract'
import type { DataSource } from '@mallwright/modules/views'

/** A site record for drawing pages without a server. */
export const SITE: SiteRecord = {
  siUuid: 's',
  stUuid: 't',
  cOrgName: '德汇供应链',
  cAccUuid: '',
  cOrgUuid: '',
  siteAttr: '',
  siteShortName: '德汇企业购',
  cLogoImageUrl: '/logo.svg',
  cCarouselUrl: '',
  cFaviconUrl: '/favicon.svg',
  bShowPrice: true,
}

const product = (code: string) => ({
  code,
  name: `青禾 A4 复印纸 ${code}`,
  imageUrl: '/p.svg',
  price: 13_800,
  isByEnquiry: false,
  isOperated: true,
  isOffShelf: false,
  subtitle: '',
  unit: '箱',
  shopName: '',
  sales: 10,
})

/** Products without a server: any code exists, every class has seven. */
export const SOURCE: DataSource = {
  productsByCodes: (codes) => Promise.resolve(codes.map(product)),
  productsByClasses: (_, { number, size }) =>
    Promise.resolve({
      items: Array.from({ length: 7 }, (_unused, index) => product(`P0${index}`)).slice(
        (number - 1) * size,
        number * size,
      ),
      total: 7,
    }),
}
