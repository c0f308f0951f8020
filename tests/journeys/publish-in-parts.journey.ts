import { emptyDocument } from '@mallwright/contract/document'
import type { NodeId } from '@mallwright/contract/document'
import { columnPath } from '@mallwright/contract/link'
import { newUuid } from '@mallwright/contract/values'
import { DEFINITIONS } from '@mallwright/modules/definitions'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

import { startDeployment } from '../deployment.ts'
import type { Deployment } from '../deployment.ts'
import { publishAll, signIn } from '../gateway.ts'
import type { Gateway } from '../gateway.ts'
import { saved, signInStudio } from './studio-page.ts'

/** Five campaign pages. */
const CODES = ['sale-1', 'sale-2', 'sale-3', 'sale-4', 'sale-5'] as const
type Code = (typeof CODES)[number]

let server: Deployment
let editor: Gateway
/** The release in which every page says the old line. */
let before: number

test.beforeAll(async () => {
  server = await startDeployment()
  editor = await signIn(server.url, { phone: '19900170002', password: 'Mall2025a', terminal: 'studio' })
  await draftAll('旧价')
  before = await publishAll(editor)
  await draftAll('新价')
})

test.afterAll(async () => {
  await server.stop()
})

/** Saves a draft of each page that says one line. */
async function draftAll(line: string): Promise<void> {
  const id = 'line' as NodeId
  const node = { id, module: 'text', version: DEFINITIONS['text']?.version ?? 0, props: { text: line } }
  for (const cColumnCode of CODES) {
    const draft = await editor.getDraftPage({ body: { cColumnCode } })
    const document = { ...emptyDocument(`促销 ${cColumnCode}`), children: [id], nodes: { [id]: node } }
    const iRevision = draft.ok ? draft.data.iRevision : 0
    const answer = await editor.saveColumnPage({ body: { cColumnCode, document, iRevision, cRequestUuid: newUuid() } })
    if (!answer.ok) throw new Error(answer.msg)
  }
}

/** What buyers read on each page, whichever server process answers. */
async function expectLive(lines: Readonly<Record<Code, string>>): Promise<void> {
  for (const code of CODES) {
    for (const { url } of server.servers)
      await expect(async () =>
        expect(await (await fetch(url + columnPath(code))).text()).toContain(lines[code]),
      ).toPass()
  }
}

/** Brings the open page back as it was in a release; nothing else changes. */
async function rollBackTo(studio: Page, release: number): Promise<void> {
  await studio.getByRole('button', { name: '发布记录' }).click()
  const line = studio.getByRole('listitem').filter({ hasText: `版本 ${release}` })
  await line.getByRole('button', { name: '回滚到此版本' }).click()
  const form = studio.getByRole('dialog', { name: new RegExp(`^回滚到版本 ${release}`) })
  await expect(form.getByRole('listitem')).toHaveText([/促销 sale-2/])
  await form.getByRole('button', { name: '确认回滚' }).click()
  await expect(form).toBeHidden()
  await studio.keyboard.press('Escape')
}

test('two of five drafts go live, and one of the two is rolled back and brought forward again', async ({ browser }) => {
  const all = { 'sale-1': '旧价', 'sale-2': '旧价', 'sale-3': '旧价', 'sale-4': '旧价', 'sale-5': '旧价' }
  await expectLive(all)
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const studio = await desk.newPage()
  await signInStudio(studio, server.url)
  await studio.goto(`${server.url}/studio/?page=sale-2`)
  await saved(studio)

  await studio.getByRole('button', { name: '发布', exact: true }).click()
  const dialog = studio.getByRole('dialog', { name: '发布' })
  const choice = (code: Code) => dialog.getByRole('checkbox', { name: new RegExp(code) })
  await expect(dialog.getByRole('checkbox', { name: /促销/ })).toHaveCount(5)
  for (const code of CODES) await expect(choice(code)).toBeChecked({ checked: code === 'sale-2' })
  await choice('sale-4').check()
  await dialog.getByRole('button', { name: '发布 2 项' }).click()
  await studio.getByRole('dialog').getByRole('button', { name: '完成' }).click()
  await expectLive({ ...all, 'sale-2': '新价', 'sale-4': '新价' })

  await rollBackTo(studio, before)
  await expectLive({ ...all, 'sale-4': '新价' })
  await rollBackTo(studio, before + 1)
  await expectLive({ ...all, 'sale-2': '新价', 'sale-4': '新价' })
})
