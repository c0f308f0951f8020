import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { emptyDocument } from '@mallwright/contract/document'
import { newUuid } from '@mallwright/contract/values'
import { expect, it } from 'vitest'

import { startWithEditor } from '../testing/test-session.ts'
import { packageRoot } from './package-root.ts'

const { server, editor } = await startWithEditor()
const { pool } = server.database

const HALF = String.raw`{"title":"a\ud800b😀\\ud800","children":[],"nodes":{}}`

/** A draft as servers before this one stored it. */
async function insertBroken(): Promise<void> {
  const saved = await editor.saveColumnPage({
    body: { cColumnCode: 'broken', document: emptyDocument('x'), iRevision: 0, cRequestUuid: newUuid() },
  })
  if (!saved.ok) throw new Error(saved.msg)
  await pool.query(`update site_page set document = $1::text::json where column_code = 'broken'`, [HALF])
}

it('a document with half a character breaks no list, and is repaired by the migration', async () => {
  await insertBroken()
  const titleInList = async () => {
    const list = await editor.getDraftPageList({ body: {} })
    return list.ok && list.data.results.find(({ cColumnCode }) => cColumnCode === 'broken')?.cColumnName
  }
  const expected = String.raw`a�b😀\ud800`
  expect(await titleInList()).toBe(expected)
  for (const answer of [
    await editor.getBlockList({ body: {} }),
    await editor.getPublishList({ body: {} }),
    await editor.getFilePage({ body: {} }),
  ]) {
    expect(answer.ok).toBe(true)
  }
  const migration = await readFile(join(packageRoot(), 'migrations', '0009_whole_characters.sql'), 'utf8')
  await pool.query(migration)
  const { rows } = await pool.query<{ document: string }>(
    `select document::text from site_page where column_code = 'broken'`,
  )
  expect(JSON.parse(rows[0]?.document ?? '')).toMatchObject({ title: expected })
  expect(rows[0]?.document).not.toContain(String.raw`a\ud800b`)
  expect(await titleInList()).toBe(expected)
})
