import { HOME_COLUMN } from '@mallwright/contract/link'
import { expect, it } from 'vitest'

import { startWithVisitor } from '../testing/test-session.ts'

const { server, visitor } = await startWithVisitor()

/** The main site without a release, with the pictures of its record. */
async function unpublish(carouselUrls: string): Promise<string> {
  const { rows } = await server.database.pool.query<{ stUuid: string }>(
    'update site set current_release = 0, carousel_urls = $1 where is_main returning st_uuid as "stUuid"',
    [carouselUrls],
  )
  return rows[0]?.stUuid ?? ''
}

it('has the pictures of the site’s record, 8 classes, best sellers and shops', async () => {
  const stUuid = await unpublish('/one.svg,/two.svg')
  const body = { stUuid, cColumnCode: HOME_COLUMN, bCompiledOnly: true }
  const home = async () => {
    const answer = await visitor.getColumnPage({ body })
    return answer.ok ? answer.data : undefined
  }
  // Site records are cached for a few seconds.
  await expect.poll(async () => JSON.stringify(await home())).toContain('/two.svg')
  expect(await home()).toMatchObject({
    iRelease: 0,
    iRevision: 0,
    page: {
      nodes: [
        { module: 'carousel', props: { slides: [{ picture: { url: '/one.svg' } }, { picture: { url: '/two.svg' } }] } },
        { module: 'navigation', props: { items: { length: 8 } } },
        { module: 'product-list', props: { source: 'class' } },
        { module: 'shop-list' },
      ],
    },
  })
  expect(await visitor.getColumnPage({ body: { stUuid, cColumnCode: 'spring' } })).toMatchObject({
    failure: 'NOT_FOUND',
  })
})

it('keeps to the limits of its modules on a large shop', async () => {
  const { pool } = server.database
  await pool.query(
    `insert into product_class (level, name, sort)
     select 1, 'Industrial Automation Equipment ' || n, n from generate_series(1, 25) as n`,
  )
  await pool.query(
    `update product set class_id = c.id
     from (select id, sort % 25 as n from product_class where name like 'Industrial%') c,
       (select id, row_number() over (order by id) % 25 as n from product) p
     where p.id = product.id and p.n = c.n`,
  )
  const stUuid = await unpublish(Array.from({ length: 25 }, (_, index) => ` /slide-${index}.svg`).join(','))
  const nodesOf = async () => {
    const answer = await visitor.getColumnPage({ body: { stUuid, cColumnCode: HOME_COLUMN, bCompiledOnly: true } })
    const nodes = (answer.ok && answer.data.page?.nodes) || []
    return Object.fromEntries(nodes.map(({ module, props }) => [module, props]))
  }
  await expect.poll(async () => JSON.stringify(await nodesOf())).toContain('"/slide-19.svg"')
  const shown = await nodesOf()
  expect(shown).toMatchObject({ carousel: { slides: { length: 20 } }, 'product-list': { classIds: { length: 20 } } })
  const { items } = shown['navigation'] as { readonly items: readonly { readonly text: string }[] }
  expect(items.every(({ text }) => text !== '')).toBe(true)
})
