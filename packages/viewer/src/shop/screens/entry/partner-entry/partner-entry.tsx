import { parseUrl } from '@mallwright/contract/link'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, KIT_LABELS, Notice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { useShop } from '../../../client/shop-context.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'

const LABELS = {
  title: { zh: '德链汇', en: 'Partner platform' },
  failed: { zh: '服务链接失败', en: 'The partner platform cannot be reached' },
  closed: {
    zh: '合作平台暂未接入，请联系商城运营',
    en: 'It is not connected to this mall yet. Please ask the operator.',
  },
}

/** Parameters for the partner in the shop's own address. Domain sheet 56. */
const PASSED_PARAMS = ['params', 'cEnterpriseUuid', 'cEnterpriseName'] as const

/**
 * Way to the partner platform: goes to the address that the server configuration names, with the link's parameters and the
 * institution, which the address carries. Specification 1 §2.7, domain sheet 56.
 */
export function Screen() {
  const translate = useText()
  const { config } = useShop()
  const { search } = useLocation()
  const partner = useQuery({
    queryKey: ['entry', 'partner-url'],
    queryFn: async () => partnerUrlOf(await config())?.href ?? null,
    staleTime: 0,
  })
  const address = partner.data ? withQuery(partner.data, search) : undefined
  useEffect(() => {
    // Not an entry of its own: back leads to where the link was.
    if (address) location.replace(address)
  }, [address])
  const retry = () => void partner.refetch()
  return (
    <div className="shop-screen">
      <BackHeader title={translate(LABELS.title)} />
      <main>
        {(partner.isPending || address) && <ScreenSkeleton />}
        {partner.error && !partner.data && <ErrorNotice error={partner.error} onRetry={retry} />}
        {partner.data === null && (
          <Notice
            kind="error"
            title={translate(LABELS.failed)}
            hint={translate(LABELS.closed)}
            action={
              <button type="button" className="shop-button" onClick={retry}>
                {translate(KIT_LABELS.retry)}
              </button>
            }
          />
        )}
      </main>
    </div>
  )
}

/** The partner's address in a server configuration; `undefined` without a usable one. */
export function partnerUrlOf(config: Readonly<Record<string, unknown>>): URL | undefined {
  const { partnerUrl } = config
  const url = typeof partnerUrl === 'string' ? parseUrl(partnerUrl) : undefined
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined
}

/** The partner's address with what a link may add to it; its own parameters stay as configured. */
export function withQuery(address: string, search: string): string {
  const url = new URL(address)
  const passed = new URLSearchParams(search)
  for (const name of PASSED_PARAMS) {
    const value = passed.get(name)
    if (value !== null && !url.searchParams.has(name)) url.searchParams.set(name, value)
  }
  return url.href
}
