import type { NodeId } from '@mallwright/contract/document'
import type { SiteRecord } from '@mallwright/contract/site'
import { compilePage } from '@mallwright/modules/definitions'
import { expect, it } from 'vitest'

import { BOOTSTRAP_ID } from '../runtime/bootstrap/page-bootstrap.ts'
import type { PageBootstrap } from '../runtime/bootstrap/page-bootstrap.ts'
import { renderShopDocument } from './shop-document.tsx'

const id = 'a' as NodeId

it('passes every character to the shop unchanged, so that hydration matches', async () => {
  const text = 'line\u2028paragraph\u2029</script><!--\ud800'
  const nodes = { [id]: { id, module: 'text', version: 0, props: { text } } }
  const page = compilePage({ format: 1, title: text, look: { background: '' }, children: [id], nodes }, 'home')
  const html = await renderShopDocument({
    locale: 'zh-CN',
    origin: 'http://shop.test',
    site: { siteShortName: '', cFaviconUrl: '' } as SiteRecord,
    release: 1,
    page,
    data: {},
    assets: { scripts: ['/shop.js'], imports: [], styles: [] },
    hydrateLoader: '/wake.js',
    apiBase: '/api',
    storageKey: 'ef'.repeat(32),
  })
  const sent = new DOMParser().parseFromString(html, 'text/html').getElementById(BOOTSTRAP_ID)?.textContent ?? ''
  expect((JSON.parse(sent) as PageBootstrap).page).toEqual(page)
  expect(sent).not.toMatch(/[<\u2028\u2029]/)
})
