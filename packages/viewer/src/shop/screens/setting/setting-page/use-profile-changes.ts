import { saveUpload } from '@mallwright/contract/file'
import { createApi } from '@mallwright/contract/rpc'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import { useState } from 'react'

import { useShop } from '../../../client/shop-context.ts'
import { settingApi } from '../setting-reader.ts'
import { SETTING_LABELS } from './setting-labels.ts'

/** `cBusiType` of a profile picture. */
const AVATAR_UPLOAD = 'avatar'

/** Name and picture as the gateway has them after a change. */
export interface ProfileNow {
  readonly nickname: string
  readonly avatarUrl: string
}

/** Changes of the profile, which the session takes over. */
export function useProfileChanges() {
  const translate = useText()
  const { send, sessions, feedback } = useShop()
  const [isBusy, setIsBusy] = useState(false)
  const takeOver = (profile: ProfileNow) => {
    const session = sessions.session.get()
    if (session?.kind !== 'account') return
    sessions.session.set({ ...session, account: { ...session.account, ...profile } })
  }
  const upload = async (picture: File) => {
    const stored = await createApi({ saveUpload }, send).saveUpload({
      body: { cBusiType: AVATAR_UPLOAD, cBusiName: picture.name },
      files: [picture],
    })
    const docId = stored.ok ? stored.data[0]?.cDocId : undefined
    if (docId === undefined)
      return stored.ok ? translate(SETTING_LABELS.pictureFailed) : errorText(new CallError(stored))
    const answer = await settingApi(send).updateUserInfo({ body: { cHeadImage: docId } })
    if (!answer.ok) return errorText(new CallError(answer))
    takeOver({ nickname: answer.data.cNickname, avatarUrl: answer.data.cHeadImageUrl })
    return translate(SETTING_LABELS.pictureSaved)
  }
  const setPicture = async (picture: File) => {
    setIsBusy(true)
    feedback.toast(await upload(picture))
    setIsBusy(false)
  }
  return { isBusy, takeOver, setPicture: (picture: File) => void setPicture(picture) }
}
