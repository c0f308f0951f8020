/** A message to a phone. */
export interface SmsMessage {
  readonly phone: string
  /** The whole text, in the language of the receiver. */
  readonly text: string
  /** The code within the text, for services that send templates of theirs. */
  readonly code: string
}

/** Service that sends messages to phones. */
export interface SmsSender {
  /** Hands a message to the service; throws when the service does not take it. */
  send(message: SmsMessage): Promise<void>
}
