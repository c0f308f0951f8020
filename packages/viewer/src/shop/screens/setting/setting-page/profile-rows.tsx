import { useText } from '@mallwright/shop-core/i18n'
import type { Account } from '@mallwright/shop-core/session'
import { lazy, Suspense, useState } from 'react'

import { useSheet } from '../../../navigation/use-sheet.ts'
import { Face } from '../../../people/face.tsx'
import { maskedPhone } from '../../../people/person-text.ts'
import { ActionRow, FactRow } from '../settings-rows.tsx'
import { SETTING_LABELS } from './setting-labels.ts'
import { useProfileChanges } from './use-profile-changes.ts'

const ImageCropper = lazy(async () => ({
  default: (await import('@mallwright/shop-core/widgets/image-cropper')).ImageCropper,
}))
const NicknameSheet = lazy(async () => ({ default: (await import('./nickname-sheet.tsx')).NicknameSheet }))

/** Longest side of a profile picture in px. */
const PICTURE_SIZE = 512

/** Picture, name and phone of the account. */
export function ProfileRows({ account }: { readonly account: Account }) {
  const translate = useText()
  const nickname = useSheet('nickname')
  const changes = useProfileChanges()
  const [file, setFile] = useState<File>()
  return (
    <section className="shop-settings">
      <div className="shop-settings-row">
        <span>{translate(SETTING_LABELS.picture)}</span>
        <label className="shop-setting-face" aria-busy={changes.isBusy || undefined}>
          <input
            type="file"
            accept="image/*"
            aria-label={translate(SETTING_LABELS.changePicture)}
            disabled={changes.isBusy}
            onChange={(event) => {
              setFile(event.target.files?.[0])
              // The same file can be chosen again.
              event.target.value = ''
            }}
          />
          <Face name={account.nickname || account.phone.slice(-2)} avatarUrl={account.avatarUrl} />
        </label>
      </div>
      <ActionRow
        label={translate(SETTING_LABELS.nickname)}
        value={account.nickname || translate(SETTING_LABELS.unnamed)}
        onClick={nickname.open}
      />
      <FactRow label={translate(SETTING_LABELS.phone)} value={maskedPhone(account.phone)} />
      {file && (
        <Suspense>
          <ImageCropper
            file={file}
            maxSize={PICTURE_SIZE}
            onCrop={(picture) => {
              setFile(undefined)
              changes.setPicture(picture)
            }}
            onClose={() => setFile(undefined)}
          />
        </Suspense>
      )}
      {nickname.isOpen && (
        <Suspense>
          <NicknameSheet nickname={account.nickname} onSaved={changes.takeOver} onClose={nickname.close} />
        </Suspense>
      )}
    </section>
  )
}
