import { signedPost } from '../signed-post.ts'
import type { SignedService } from '../signed-post.ts'
import type { SmsSender } from './sms.ts'

/** Sends messages through an SMS service or a bridge to one. */
export function httpSms(service: SignedService): SmsSender {
  return {
    async send(message) {
      await signedPost(service, 'SMS', message)
    },
  }
}
