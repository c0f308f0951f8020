import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

import { expect, it } from 'vitest'

import { smtpMail } from './smtp-mail.ts'

const MAIL = {
  to: 'finance@beichen.example',
  subject: '发票 00000000000000000001',
  text: '您好，请查收附件。',
  files: [{ name: '电子发票.pdf', mime: 'application/pdf', bytes: Buffer.from('%PDF-1.7 test') }],
}

/** A mail server that takes every mail, or refuses its receivers; gives what it was sent. */
async function startServer(refuses = false) {
  const received: string[] = []
  const server = createServer((socket) => {
    let isData = false
    socket.write('220 mail.example\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      received.push(text)
      if (isData) {
        if (!text.endsWith('\r\n.\r\n')) return
        isData = false
        socket.write('250 taken\r\n')
      } else if (text.startsWith('EHLO')) socket.write('250-mail.example\r\n250 AUTH PLAIN\r\n')
      else if (text.startsWith('AUTH')) socket.write('235 welcome\r\n')
      else if (text.startsWith('RCPT') && refuses) socket.write('550 no such mailbox\r\n')
      else if (text.startsWith('DATA')) {
        isData = true
        socket.write('354 go on\r\n')
      } else socket.write('250 ok\r\n')
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const url = `smtp://shop:secret%20word@127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, received, stop: () => new Promise((resolve) => server.close(resolve)) }
}

it('sends a mail with its file under the address of the mall', async () => {
  const { url, received, stop } = await startServer()
  await smtpMail({ url, from: 'no-reply@mall.example' }).send(MAIL)
  await stop()
  const all = received.join('')
  const [, login = ''] = /AUTH PLAIN (\S+)/.exec(all) ?? []
  expect(Buffer.from(login, 'base64').toString()).toBe('\0shop\0secret word')
  expect(all).toContain('MAIL FROM:<no-reply@mall.example>')
  expect(all).toContain('RCPT TO:<finance@beichen.example>')
  expect(all).toContain(Buffer.from('%PDF-1.7 test').toString('base64'))
})

it('fails when the server refuses or is not there', async () => {
  const { url, stop } = await startServer(true)
  await expect(smtpMail({ url, from: 'no-reply@mall.example' }).send(MAIL)).rejects.toThrow('did not take the mail')
  await stop()
  await expect(smtpMail({ url, from: 'no-reply@mall.example' }).send(MAIL)).rejects.toThrow('did not take the mail')
})
