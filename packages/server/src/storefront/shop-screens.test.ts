import { articlePath, productPath, SHOP_BASE, shopPath } from '@mallwright/contract/link'
import { describe, expect, it, vi } from 'vitest'

import { startWithEditor } from '../testing/test-session.ts'

const { server, editor } = await startWithEditor()

/** What a reader without scripts sees. */
const visibleIn = (html: string) => html.replace(/<script[\s\S]*?<\/script>|<noscript>[\s\S]*?<\/noscript>/g, '')

const idOf = async (sql: string): Promise<string> =>
  (await server.database.pool.query<{ id: string }>(sql)).rows[0]?.id ?? ''
const shopId = await idOf(`select id from shop where operated order by opened_at limit 1`)
const articleId = await idOf(`select id from article where site_id = (select id from site where is_main) limit 1`)

const English = { 'accept-language': 'en-US' }

describe('the cart', () => {
  const path = `${SHOP_BASE}/home/ShoppingCart`

  it('arrives drawn empty, with recommended products, for whoever has none', async () => {
    const { statusCode, body, headers } = await server.page(path)
    expect(statusCode).toBe(200)
    for (const text of ['购物车还是空的', '登录后同步购物车', '猜你喜欢', 'mw-tabs'])
      expect(visibleIn(body)).toContain(text)
    expect(headers['vary']).toContain('cookie')
    expect(visibleIn((await server.page(path, English)).body)).toContain('Your cart is empty')
  })

  it('is never drawn empty for a browser that has one', async () => {
    for (const cookie of ['mw_cart=own', 'mw_theme=dark; mw_cart=own'])
      expect(visibleIn((await server.page(path, { cookie })).body)).not.toContain('购物车还是空的')
    expect((await server.page(path, { cookie: 'xmw_cart=own' })).body).toContain('购物车还是空的')
  })
})

describe('a product', () => {
  it('arrives as HTML with its name, price, details and picture, before any script', async () => {
    const { rows } = await server.database.pool.query<{ name: string; image: string; shop: string }>(
      `select p.name, p.main_image_url as image, s.name as shop from product p join shop s on s.id = p.shop_id where prod_code = 'P09001'`,
    )
    const [product] = rows
    const answer = await server.page(productPath('P09001'))
    const html = visibleIn(answer.body)
    expect(answer.statusCode).toBe(200)
    for (const text of [product?.name, product?.shop, '¥', '参数', '发货'])
      expect(html.split('<body>')[1]).toContain(text)
    // The details are in place, not behind a boundary that a script must fill.
    expect(html).toContain('shop-detail-html"><!--$--><')
    // A small drawing needs no request of its own.
    expect(html).not.toContain('rel="preload" as="image"')
    expect(html).not.toContain(`src="${product?.image}"`)
    const [, source = ''] = /class="shop-gallery">.*?<img src="([^"]+)"/.exec(answer.body) ?? []
    const drawing = await server.page(product?.image ?? '')
    expect(decodeURIComponent(source)).toBe(`data:image/svg+xml,${drawing.body}`)
  })

  it('asks for a picture that is no small drawing at once', async () => {
    const pool = server.database.pool
    const { rows } = await pool.query<{ id: string; image: string; size: string }>(
      `select f.id, p.main_image_url as image, f.size from product p join file_doc f on p.main_image_url like '%' || f.id || '%'
       where prod_code = 'P09002'`,
    )
    const [drawing] = rows
    await pool.query(`update file_doc set size = 6145 where id = $1`, [drawing?.id])
    const { body } = await server.page(productPath('P09002'))
    await pool.query(`update file_doc set size = $2 where id = $1`, [drawing?.id, drawing?.size])
    expect(body).toContain(`<link rel="preload" as="image" fetchpriority="high" href="${drawing?.image}">`)
    expect(body).toContain(`<img src="${drawing?.image}"`)
  })

  it('has its coupons in place, and their data beside those of the product', async () => {
    const { body } = await server.page(productPath('P09001'))
    expect(visibleIn(body)).toContain('class="shop-coupons"')
    expect(body).toMatch(/"key":\["coupon","receivable",[^\]]*"P09001"/)
  })

  it('is described for search engines and shared links', async () => {
    const { body } = await server.page(`/ProductDetails?from=x&cProdCode=P09001`, { host: 'mall.demo.test' })
    const canonical = `http://mall.demo.test${productPath('P09001')}`
    expect(body).toMatch(/<title>[^<]+ · 德汇企业购<\/title>/)
    expect(body).toMatch(/<meta name="description" content="[^"]{10,}">/)
    expect(body).toContain(`<link rel="canonical" href="${canonical}">`)
    expect(body).toContain('<meta property="og:type" content="product">')
    expect(body).toMatch(/<meta property="og:image" content="http:\/\/mall\.demo\.test\/[^"]+">/)
    expect(/<html lang="en-US"/.test((await server.page(productPath('P09001'), English)).body)).toBe(true)
  })

  it('hides its price from visitors where the site does, in HTML and in the data beside it', async () => {
    const { body } = await server.page(productPath('P09001'), { host: 'b.demo.test' })
    expect(visibleIn(body)).toContain('登录后')
    expect(/"price":\d|¥\d/.test(body)).toBe(false)
  })

  it('is the same for everybody, whoever is signed in', async () => {
    const visitor = await server.page(productPath('P09001'))
    const account = await server.page(productPath('P09001'), { authorization: editor.session.token })
    expect(account.headers['etag']).toBe(visitor.headers['etag'])
    expect(visitor.headers['cache-control']).toBe('no-cache')
    const again = await server.page(productPath('P09001'), { 'if-none-match': String(visitor.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('that is unknown or off the shelf answers 404 and says so', async () => {
    const unknown = await server.page(productPath('P-nowhere'))
    expect([unknown.statusCode, visibleIn(unknown.body).includes('商品不存在')]).toEqual([404, true])
    await server.database.pool.query(`update product set on_shelf = false where prod_code = 'P09003'`)
    const removed = await server.page(productPath('P09003'))
    expect([removed.statusCode, visibleIn(removed.body).includes('商品已下架')]).toEqual([404, true])
    await server.database.pool.query(`update product set on_shelf = true where prod_code = 'P09003'`)
  })

  it('is sent to clients that name no HTML, such as previews of shared links', async () => {
    const answer = await server.app.inject({ method: 'GET', url: productPath('P09001'), headers: { accept: '*/*' } })
    expect([answer.statusCode, answer.body.includes('og:title')]).toEqual([200, true])
    const head = await server.app.inject({ method: 'HEAD', url: productPath('P-nowhere') })
    expect([head.statusCode, head.body]).toEqual([404, ''])
  })
})

describe('a shop', () => {
  it('arrives as HTML with its head and first products', async () => {
    const answer = await server.page(shopPath(shopId))
    const html = visibleIn(answer.body)
    expect(answer.statusCode).toBe(200)
    expect(html.match(/<a class="shop-tile"/g)?.length).toBe(12)
    expect(html).toContain(`<link rel="canonical" href="http://localhost${shopPath(shopId).replace('&', '&#38;')}">`)
    expect((await server.page(shopPath('nowhere'))).statusCode).toBe(404)
    expect(visibleIn((await server.page(shopPath('nowhere'), English)).body)).toContain('Shop not found')
  })
})

describe('a list of products', () => {
  const list = async (address: string, headers = {}) => server.page(SHOP_BASE + address, headers)

  it('of a class arrives as HTML with its first products, named by the class', async () => {
    const { rows } = await server.database.pool.query<{ id: string; name: string }>(
      `select c.id, c.name from product_class c join product p on p.class_id = c.id join site_shop ss on ss.shop_id = p.shop_id
       join site s on s.id = ss.site_id and s.is_main where p.on_shelf group by c.id order by count(*) desc limit 1`,
    )
    const [{ id, name } = { id: '', name: '' }] = rows
    const answer = await list(`/search/goods?cClassUuid=${id}`)
    const html = visibleIn(answer.body)
    expect(answer.statusCode).toBe(200)
    expect(html).toContain(`<title>${name} · `)
    expect(html.match(/<a class="shop-row"/g)?.length).toBeGreaterThan(2)
    expect(html).toContain(`rel="canonical" href="http://localhost${SHOP_BASE}/search/goods?cClassUuid=${id}"`)
  })

  it('of words arrives with their numbers', async () => {
    const html = visibleIn((await list(`/search/result?cKeyword=${encodeURIComponent('纸')}`)).body)
    expect(html).toMatch(/商品<small>\d+<\/small>/)
    expect(html.match(/<a class="shop-row"/g)?.length).toBeGreaterThan(2)
  })

  it('hides its prices from visitors where the site does', async () => {
    const { body } = await list('/search/goods', { host: 'b.demo.test' })
    expect(visibleIn(body)).toContain('shop-row')
    expect(/"price":\d|¥\d/.test(body)).toBe(false)
  })

  it('that is narrowed starts the shop', async () => {
    expect(visibleIn((await list('/search/goods?bInStock=true')).body)).not.toContain('shop-row')
  })
})

describe('an article', () => {
  it('arrives as HTML with its text, and counts its views', async () => {
    const views = async () =>
      (await server.database.pool.query<{ views: number }>(`select views from article where id = $1`, [articleId]))
        .rows[0]?.views ?? 0
    const before = await views()
    const answer = await server.page(articlePath(articleId))
    await server.page(articlePath(articleId))
    expect(answer.statusCode).toBe(200)
    expect(visibleIn(answer.body)).toMatch(/shop-article-html"><!--\$--><[\s\S]*<meta property="og:type"|<article/)
    expect(answer.body).toContain('<meta property="og:type" content="article">')
    await expect.poll(views).toBe(before + 2)
    expect((await server.page(articlePath('nowhere'))).statusCode).toBe(404)
  })
})

describe('an unknown address', () => {
  it('answers 404, with the shop’s own message outside of the mall', async () => {
    const outside = await server.page('/no-such-page')
    expect([outside.statusCode, visibleIn(outside.body).includes('您访问的页面不存在')]).toEqual([404, true])
    const inside = await server.page(`${SHOP_BASE}/no-such-page`)
    expect([inside.statusCode, inside.body.includes('id="shop"')]).toEqual([404, true])
    for (const known of ['/login-account', `${SHOP_BASE}/search/goods`, `${SHOP_BASE}/home/usercenter/`])
      expect([known, (await server.page(known)).statusCode]).toEqual([known, 200])
  })
})

describe('an address that names nothing', () => {
  it.each([['x'.repeat(65)], ['%00'], ['%0A'], ['%ED%A0%80']])(
    '%s is missing, and no fault of the server',
    async (code) => {
      const answer = await server.page(`/ProductDetails?cProdCode=${code}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.body).not.toContain('server fault')
    },
  )
})

describe('while the database does not answer', () => {
  it('a product that is not cached starts the shop, which tells what failed and tries again', async () => {
    await server.page('/')
    const query = vi.spyOn(server.database.pool, 'query').mockRejectedValue(new Error('connection lost'))
    const answer = await server.page(productPath('P10001'))
    query.mockRestore()
    expect(answer.statusCode).toBe(200)
    expect(answer.body).not.toContain('server fault')
    expect(answer.body).toContain('<html')
  })
})
