import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'

import type { DeskApi } from '../model/desk-api.ts'
import { DESK_TEXTS } from '../model/desk.texts.ts'
import { deskKeys } from '../model/desk.queries.ts'

/** The frame of PDFs, loaded with its first use. */
const FramedFile = lazy(async () => ({
  default: (await import('@mallwright/shop-core/widgets/framed-file')).FramedFile,
}))

/** A private picture or PDF of a row, loaded by the operator's session. */
export function DeskFile(props: { readonly api: DeskApi; readonly label: Label; readonly docId: string }): ReactNode {
  const { api, label, docId } = props
  const text = useText()
  const file = useQuery({
    queryKey: [...deskKeys.all, 'file', docId],
    queryFn: async () => {
      const bytes = await api.loadFile(docId)
      if (!bytes) return null
      return bytes.type.startsWith('image/') ? { picture: bytes } : { pdf: await bytes.arrayBuffer() }
    },
    staleTime: Infinity,
    gcTime: 0,
  })
  const [isBroken, setIsBroken] = useState(false)
  const { picture, pdf } = { picture: undefined, pdf: undefined, ...file.data }
  return (
    <figure className="st-desk-picture" aria-busy={file.isPending}>
      <figcaption>{text(label)}</figcaption>
      {picture && <img ref={(image) => showIn(image, picture)} alt={text(label)} />}
      {pdf && !isBroken && (
        <div className="st-desk-document">
          <Suspense>
            <FramedFile name={text(label)} kind="pdf" bytes={pdf} onFail={() => setIsBroken(true)} />
          </Suspense>
        </div>
      )}
      {(file.data === null || isBroken) && <p role="alert">{text(DESK_TEXTS.noPicture)}</p>}
    </figure>
  )
}

/** Shows bytes in an element until it is gone. */
function showIn(image: HTMLImageElement | null, bytes: Blob): (() => void) | undefined {
  if (!image) return undefined
  const url = URL.createObjectURL(bytes)
  image.src = url
  return () => URL.revokeObjectURL(url)
}
