import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { Notice } from '@mallwright/shop-core/kit'
import { Button } from '@mallwright/shop-core/kit/controls'
import type { DeviceAccount } from '@mallwright/shop-core/session'

import { useAccountSession } from '../../../client/shop-context.ts'
import { useConfirm } from '../../../controls/use-confirm.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { Face } from '../../../people/face.tsx'
import { maskedPhone } from '../../../people/person-text.ts'
import './switch-account.css'
import { useAccountSwitch } from './use-account-switch.ts'

const LABELS = {
  title: { zh: '切换账号', en: 'Switch account' },
  current: { zh: '当前账号', en: 'Signed in' },
  until: { zh: '{day} 前免密登录', en: 'No password until {day}' },
  add: { zh: '添加账号', en: 'Add an account' },
  remove: { zh: '移除', en: 'Remove' },
  removeOne: { zh: '移除 {name}', en: 'Remove {name}' },
  askRemove: { zh: '确定从本机移除该账号吗？', en: 'Remove this account from this device?' },
  switchOne: { zh: '切换至 {name}', en: 'Switch to {name}' },
  none: { zh: '本机没有其他账号', en: 'No other accounts on this device' },
} satisfies Record<string, Label>

/** Accounts that were used on this device; a tap switches to one. Visitors see them, too: adding one signs the account of now out here. Domain sheet 50. */
export function Screen() {
  const translate = useText()
  const account = useAccountSession()?.account
  const { others, busyId, switchTo, remove, add } = useAccountSwitch()
  const confirm = useConfirm()
  const askRemove = async (other: DeviceAccount) => {
    if (await confirm(translate(LABELS.askRemove), 'removeAccount')) remove(other)
  }
  return (
    <div className="shop-screen">
      <BackHeader title={translate(LABELS.title)} />
      <main className="shop-accounts">
        <ul>
          {account && (
            <li className="shop-account" aria-current="true">
              <AccountText account={account} note={translate(LABELS.current)} />
            </li>
          )}
          {others.map((other) => (
            <li key={other.id} className="shop-account">
              <button
                type="button"
                className="shop-account-main"
                disabled={busyId !== ''}
                aria-busy={busyId === other.id || undefined}
                aria-label={translate(LABELS.switchOne, { name: nameOf(other) })}
                onClick={() => switchTo(other)}
              >
                <AccountText account={other} note={translate(LABELS.until, { day: other.expiresAt.slice(0, 10) })} />
              </button>
              <button
                type="button"
                className="shop-account-remove"
                aria-label={translate(LABELS.removeOne, { name: nameOf(other) })}
                onClick={() => void askRemove(other)}
              >
                {translate(LABELS.remove)}
              </button>
            </li>
          ))}
        </ul>
        {!account && others.length === 0 && <Notice kind="empty" title={translate(LABELS.none)} />}
        <Button kind="quiet" isWide isDisabled={busyId !== ''} onClick={add}>
          {translate(LABELS.add)}
        </Button>
      </main>
    </div>
  )
}

type Person = Pick<DeviceAccount, 'nickname' | 'phone' | 'avatarUrl'>

const nameOf = ({ nickname, phone }: Person) => nickname || maskedPhone(phone)

function AccountText({ account, note }: { readonly account: Person; readonly note: string }) {
  return (
    <>
      <Face name={account.nickname || account.phone.slice(-2)} avatarUrl={account.avatarUrl} />
      <span className="shop-account-text">
        <strong>{nameOf(account)}</strong>
        <span>{maskedPhone(account.phone)}</span>
        <span>{note}</span>
      </span>
    </>
  )
}
