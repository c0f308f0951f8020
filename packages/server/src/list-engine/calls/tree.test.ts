import { encodeField, getData4Tree } from '@mallwright/contract/list-engine'
import type { TreeNode } from '@mallwright/contract/list-engine'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { testServer } from '../../testing/test-server.ts'
import type { TestClient, TestServer } from '../../testing/test-server.ts'

let server: TestServer
let member: TestClient

beforeAll(async () => {
  server = await testServer()
  member = await server.signIn('19900150001', { terminal: 'mobile' })
})
afterAll(() => server.close())

const levelsOf = (nodes: readonly TreeNode[]): number =>
  nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children }) => levelsOf(children)))
const titlesOf = (nodes: readonly TreeNode[]): readonly string[] =>
  nodes.flatMap(({ cTreeNodeTitle, children }) => [cTreeNodeTitle, ...titlesOf(children)])

it('a tree comes nested, without the classes that are off', async () => {
  const { rows } = await server.database.pool.query<{ name: string }>(
    'update product_class set enabled = false where id = (select id from product_class where level = 3 limit 1) returning name',
  )
  const answer = await member.getData4Tree({ body: { cTableName: 'TREE_CLASS' } })
  if (!answer.ok) throw new Error(answer.msg)
  expect(answer.data.bLazy).toBe(false)
  expect(levelsOf(answer.data.treeList)).toBe(3)
  const titles = titlesOf(answer.data.treeList)
  expect(titles.length).toBeGreaterThan(15)
  expect(titles).not.toContain(rows[0]?.name)
})

it('takes its definition back, encoded, and conditions that its fields allow', async () => {
  const definition = await member.getOneTreeBaseByCode({ params: { code: 'TREE_CLASS' } })
  if (!definition.ok) throw new Error(definition.msg)
  expect(definition.data).toMatchObject({ cTableName: 'TREE_CLASS', cKeyField: 'cUuid', cShowField: 'cName' })
  const { path } = getData4Tree
  const encoded = Object.fromEntries(
    Object.entries(definition.data).map(([field, text]) => [
      field,
      text && encodeField(text, { signKey: member.session.signKey, path, field }),
    ]),
  )
  const top = await member.getData4Tree({ body: { bEncrypt: true, ...encoded, cWhere: 'cParentUuid IS NULL' } })
  expect(top).toMatchObject({ ok: true, data: { treeList: Array.from({ length: 8 }, () => ({ children: [] })) } })
  const plain = await member.getData4Tree({ body: { bEncrypt: true, cTableName: 'TREE_CLASS' } })
  expect(plain).toMatchObject({ ok: false, failure: 'NOT_FOUND' })
  const hostile = await member.getData4Tree({ body: { cTableName: 'TREE_CLASS', cWhere: "cUuid = '1' OR enabled" } })
  expect(hostile).toMatchObject({ ok: false, failure: 'FILTER_INVALID', data: { cField: 'cWhere', cReason: 'FIELD' } })
})

it('refuses forms and institutions that are not the caller’s', async () => {
  const ask = async (body: object) => {
    const answer = await member.getData4Tree({ body: { cTableName: 'TREE_CLASS', ...body } })
    return answer.ok ? 'done' : answer.failure
  }
  expect(await ask({ cDataScopeType: 'all' })).toBe('FIELD_INVALID')
  expect(await ask({ cDataScopeType: 'own' })).toBe('NO_DATA_PERMISSION')
  expect(await ask({ cOrgUuid: 'another' })).toBe('NO_DATA_PERMISSION')
  expect(await ask({ queryConditionList: 'x' })).toBe('FIELD_INVALID')
  expect(await ask({ cWhere: 7 })).toBe('FIELD_INVALID')
  expect(await ask({ cPathTo: 7 })).toBe('FIELD_INVALID')
  expect(await member.getOneTreeBaseByCode({ params: { code: 'TREE_NONE' } })).toMatchObject({ failure: 'NOT_FOUND' })
})

it('gives what leads to a node, from the top, to whoever may see all of it', async () => {
  const path = async (body: object) => {
    const answer = await member.getData4Tree({ body: { cTableName: 'TREE_DEPARTMENT', ...body } })
    if (!answer.ok) throw new Error(answer.msg)
    return answer.data.treeList
  }
  const all = await path({})
  const top = all.find(({ children }) => children.length > 0)
  const [below] = top?.children ?? []
  const cPathTo = below?.cTreeKey ?? ''
  expect(await path({ cPathTo })).toMatchObject([
    { cTreeKey: top?.cTreeKey, cParentKey: '', children: [{ cTreeKey: cPathTo, cParentKey: top?.cTreeKey }] },
  ])
  expect(await path({ cPathTo: top?.cTreeKey })).toMatchObject([
    { cTreeKey: top?.cTreeKey, bHasMore: true, children: [] },
  ])
  // Another institution's, one that is nowhere, none, and one below what a condition leaves out.
  const { rows } = await server.database.pool.query<{ id: string }>(
    `select id from archive where kind = 'department' and parent_id is not null
     and organisation_id <> (select organisation_id from archive where id = $1) limit 1`,
    [cPathTo],
  )
  expect(rows).toHaveLength(1)
  for (const foreign of [rows[0]?.id, crypto.randomUUID(), '', 'x'])
    expect(await path({ cPathTo: foreign })).toEqual([])
  expect(await path({ cPathTo, cWhere: 'cParentUuid IS NOT NULL' })).toEqual([])
  await server.database.pool.query('update archive set stopped = true where id = $1', [top?.cTreeKey])
  expect(await path({ cPathTo })).toEqual([])
  // A circle has no top.
  await server.database.pool.query('update archive set stopped = false, parent_id = $2 where id = $1', [
    top?.cTreeKey,
    cPathTo,
  ])
  expect(await path({ cPathTo })).toEqual([])
})

it('above five thousand nodes the first level comes, and the others by their parent', async () => {
  const { rows } = await server.database.pool.query<{ id: string }>(
    'select id from product_class where level = 2 order by id limit 1',
  )
  const [parent] = rows
  await server.database.pool.query(
    `insert into product_class (id, parent_id, level, name, sort)
     select gen_random_uuid(), $1, 3, 'many ' || n, n from generate_series(1, 5000) n`,
    [parent?.id],
  )
  const first = await member.getData4Tree({ body: { cTableName: 'TREE_CLASS' } })
  if (!first.ok) throw new Error(first.msg)
  expect(first.data.bLazy).toBe(true)
  expect(levelsOf(first.data.treeList)).toBe(1)
  // All eight classes of the demo have others below them.
  expect(first.data.treeList.map(({ bHasMore }) => bHasMore)).toEqual(Array(8).fill(true))
  const below = await member.getData4Tree({
    body: { cTableName: 'TREE_CLASS', cWhere: `cParentUuid = '${parent?.id}'` },
  })
  if (!below.ok) throw new Error(below.msg)
  expect(below.data.bLazy).toBe(false)
  expect(below.data.treeList).toHaveLength(5000)
  expect(below.data.treeList.every(({ cParentKey, bHasMore }) => cParentKey === parent?.id && !bHasMore)).toBe(true)
})

it('searches a tree above five thousand nodes by the title, where leaves are told from others', async () => {
  const find = async (text: string) => {
    const cWhere = `cName LIKE '%${text}%'`
    const answer = await member.getData4Tree({ body: { cTableName: 'TREE_CLASS', cWhere } })
    if (!answer.ok) throw new Error(answer.msg)
    return answer.data
  }
  const leaves = await find('many 499')
  // 499, and 4990 to 4999.
  expect(leaves.treeList).toHaveLength(11)
  expect(leaves.treeList.every(({ bHasMore, cParentKey }) => !bHasMore && cParentKey !== '')).toBe(true)
  expect(leaves.bLazy).toBe(false)
  const { rows } = await server.database.pool.query<{ name: string }>(
    'select name from product_class where level = 1 and enabled order by sort limit 1',
  )
  const [top] = rows
  const above = await find(top?.name ?? '')
  expect(above.treeList.find(({ cTreeNodeTitle }) => cTreeNodeTitle === top?.name)?.bHasMore).toBe(true)
})

it('ends a read that takes too long, and says so', async () => {
  const client = await server.database.pool.connect()
  await client.query('begin')
  await client.query('lock table product_class in access exclusive mode')
  const late = await member.getData4Tree({ body: { cTableName: 'TREE_CLASS' } })
  await client.query('rollback')
  client.release()
  expect(late).toMatchObject({ failure: 'QUERY_TIMEOUT' })
})
