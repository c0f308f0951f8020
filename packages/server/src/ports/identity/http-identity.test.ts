import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, it, onTestFinished } from 'vitest'

import { httpIdentity } from './http-identity.ts'
import { ENTERPRISE_MISMATCH, MISMATCH } from './identity.ts'

/** A service that gives one answer; collects what it was asked. */
async function startService(answer: string, status = 200) {
  const asked: unknown[] = []
  const service = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      asked.push(JSON.parse(Buffer.concat(chunks).toString()))
      response.writeHead(status).end(answer)
    })
  })
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => void service.close())
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/verify`
  return { asked, verifier: httpIdentity({ url, key: 'a key of the installation' }) }
}

const PERSON = { realName: '林小满', idNumber: '110000199203071236' }
const ENTERPRISE = { name: '甲', creditCode: '乙', corporation: '丙', corporationIdNumber: '丁' }

it('asks about persons and enterprises, and gives their verdicts', async () => {
  const { asked, verifier } = await startService('{"match":true}')
  expect(await verifier.verifyPerson(PERSON)).toEqual({ isMatch: true })
  expect(asked).toEqual([{ subject: 'person', ...PERSON }])
  const refusing = await startService('{"match":false}')
  expect(await refusing.verifier.verifyPerson(PERSON)).toEqual({ isMatch: false, reason: MISMATCH })
  expect(await refusing.verifier.verifyEnterprise(ENTERPRISE)).toEqual({ isMatch: false, reason: ENTERPRISE_MISMATCH })
})

it.each([
  ['an answer without a verdict', '{}', 200],
  ['an answer that is no JSON', 'yes', 200],
  ['a refused request', '{"match":true}', 500],
])('rejects %s', async (_, answer, status) => {
  const { verifier } = await startService(answer, status)
  await expect(verifier.verifyPerson(PERSON)).rejects.toBeInstanceOf(Error)
})
