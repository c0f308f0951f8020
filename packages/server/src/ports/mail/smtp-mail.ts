import { createTransport } from 'nodemailer'

import type { MailSender } from './mail-sender.ts'

/** A mail server, and whom its mails are from. */
export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` for a connection that is encrypted from its start. */
  readonly url: string
  /** Address of the sender. */
  readonly from: string
}

/** How long (ms) the server may take to answer: who asks for a mail waits for it. */
const PATIENCE_MS = 10_000

/** Sends mails by SMTP. What the server says of an error stays here: it may repeat the password's user. */
export function smtpMail({ url, from }: SmtpOptions): MailSender {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname,
    port: Number(port) || (isSecure ? 465 : 587),
    secure: isSecure,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  })
  return {
    send: async ({ to, subject, text, files }) => {
      const attachments = files.map(({ name, mime, bytes }) => ({
        filename: name,
        contentType: mime,
        content: Buffer.from(bytes),
      }))
      try {
        await transport.sendMail({ from, to, subject, text, attachments })
      } catch (cause) {
        throw new Error('the mail server did not take the mail', { cause })
      }
    },
  }
}
