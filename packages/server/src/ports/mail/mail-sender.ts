/** A mail with its files. */
export interface Mail {
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly text: string
  readonly files: readonly { readonly name: string; readonly mime: string; readonly bytes: Uint8Array }[]
}

/** Service that sends mails. */
export interface MailSender {
  /** Hands a mail to the service; throws when the service does not take it. */
  send(mail: Mail): Promise<void>
}
