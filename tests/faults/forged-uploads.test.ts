import { readFileSync } from 'node:fs'

import { MAX_PICTURE_BYTES, saveUpload } from '@mallwright/contract/file'
import { ENVELOPE_CODES } from '@mallwright/contract/rpc'
import { newUuid } from '@mallwright/contract/values'
import { expect, it } from 'vitest'

import { removeDataDir, startBuiltServer } from '../built-server.ts'
import { signIn } from '../gateway.ts'

const BUYER = { phone: '19900110005', password: 'Mall2025a', terminal: 'mobile' } as const

/** The most memory (MB) that a process has had. */
function peakOf(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

it.skipIf(process.platform !== 'linux')('forged uploads of 90 MB each cost no memory', async () => {
  const server = await startBuiltServer()
  const { session } = await signIn(server.url, BUYER)
  const form = new FormData()
  form.set('datas', JSON.stringify({ cBusiType: 'page', cBusiName: 'forged' }))
  const file = new Blob([new Uint8Array(MAX_PICTURE_BYTES - 1)])
  for (let count = 0; count < 9; count += 1) form.append('files', file, 'forged.png')
  const forge = async () => {
    const answer = await fetch(`${server.url}/api/${saveUpload.path}`, {
      method: 'POST',
      headers: {
        authorization: session.token,
        cnonce: newUuid(),
        dtimestamp: String(Date.now()),
        csign: 'ab'.repeat(32),
      },
      body: form,
    })
    return ((await answer.json()) as { code: number }).code
  }
  const pid = server.process.pid ?? 0
  const before = peakOf(pid)
  const codes = await Promise.all(Array.from({ length: 6 }, forge))
  expect(codes).toEqual(codes.map(() => ENVELOPE_CODES.requestRefused))
  expect(peakOf(pid) - before).toBeLessThan(100)
  await server.stop()
  removeDataDir(server.dataDir)
})
