import type { Database } from './db/database.ts'
import type { AppContext } from './gateway/app-context.ts'
import { createPersonalDataCipher } from './personal-data/personal-data-cipher.ts'
import { readPersonalDataKey } from './personal-data/personal-data-key.ts'
import type { IdentityVerifier } from './ports/identity/identity.ts'
import { localIdentity } from './ports/identity/local-identity.ts'
import type { MailSender } from './ports/mail/mail-sender.ts'
import { outboxMail } from './ports/mail/outbox-mail.ts'
import { outboxSms } from './ports/sms/outbox-sms.ts'
import type { SmsSender } from './ports/sms/sms.ts'
import type { Storage } from './ports/storage/storage.ts'

/** What a server reaches the outside by, and what is configured of accounts. */
export interface PortDeps {
  /** A migrated database with at least one site. The caller closes it after the app. */
  readonly database: Database
  readonly storage: Storage
  /** Sends messages to phones; the outbox of the database when absent. */
  readonly sms?: SmsSender | undefined
  /** Sends mails; the outbox of the database when absent. */
  readonly mail?: MailSender | undefined
  /** Verifies real names; by their form alone when absent. */
  readonly identity?: IdentityVerifier | undefined
  /** Key of stored ID numbers, 64 hex characters; the installation's own when absent. */
  readonly personalDataKey?: string | undefined
  /** The code that a demo mall sends and shows. */
  readonly demoCode?: string | undefined
  /** Key that a host signs single sign-on tickets with; without one there are none. */
  readonly ssoKey?: string | undefined
  /** Applications for individual teams pass at once; they wait for an operator when absent. Domain 2.10. */
  readonly passesTeams?: boolean
}

/** The ports to the outside, the encryption of what they verify, and what is configured of accounts. */
export type Ports = Pick<
  AppContext,
  'storage' | 'sms' | 'mail' | 'identity' | 'personalData' | 'demoCode' | 'ssoKey' | 'passesTeams'
>

/** Opens the ports of a server, with a default for each that is absent. */
export async function openPorts(deps: PortDeps): Promise<Ports> {
  const { database, storage, demoCode, ssoKey, passesTeams = false } = deps
  return {
    storage,
    sms: deps.sms ?? outboxSms(database),
    mail: deps.mail ?? outboxMail(database),
    identity: deps.identity ?? localIdentity(),
    personalData: createPersonalDataCipher(deps.personalDataKey ?? (await readPersonalDataKey(database, storage))),
    demoCode,
    ssoKey,
    passesTeams,
  }
}
