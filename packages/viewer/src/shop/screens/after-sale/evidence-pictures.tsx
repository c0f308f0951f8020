import { picPreview } from '@mallwright/contract/file'
import { createApi } from '@mallwright/contract/rpc'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { useAccountSession, useShop } from '../../client/shop-context.ts'
import './after-sale.css'

const PictureViewer = lazy(async () => ({
  default: (await import('@mallwright/shop-core/picture-viewer')).PictureViewer,
}))

const LABELS = {
  open: { zh: '查看凭证 {number}', en: 'Picture {number}' },
} satisfies Record<string, Label>

/** Private pictures of an after-sale, which its buyer, shop and the platform see; a tap enlarges one. */
export function EvidencePictures({ ids }: { readonly ids: readonly string[] }): ReactNode {
  const translate = useText()
  const urls = usePictures(ids)
  const [opened, setOpened] = useState<number>()
  if (urls.length === 0) return null
  return (
    <div className="shop-evidence">
      {urls.map((url, index) => (
        <button
          key={url}
          type="button"
          aria-label={translate(LABELS.open, { number: index + 1 })}
          onClick={() => setOpened(index)}
        >
          <img src={url} alt="" />
        </button>
      ))}
      {opened !== undefined && (
        <Suspense>
          <PictureViewer urls={urls} index={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

/** Object URLs of pictures, while they are shown; those that are gone are left out. */
function usePictures(ids: readonly string[]): readonly string[] {
  const { send } = useShop()
  const accountId = useAccountSession()?.account.id
  const [urls, setUrls] = useState<readonly string[]>([])
  const key = ids.join(' ')
  useEffect(() => {
    if (key === '' || accountId === undefined) return undefined
    const made: string[] = []
    let isGone = false
    const load = async () => {
      for (const docId of key.split(' ')) {
        const answer = await createApi({ picPreview }, send).picPreview({ params: { userUuid: accountId, docId } })
        if (isGone) return
        if (answer.ok && answer.data instanceof Blob) made.push(URL.createObjectURL(answer.data))
      }
      setUrls([...made])
    }
    void load()
    return () => {
      isGone = true
      for (const url of made) URL.revokeObjectURL(url)
    }
  }, [key, accountId, send])
  return urls
}
