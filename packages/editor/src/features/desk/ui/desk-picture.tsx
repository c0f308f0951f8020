import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { DeskApi } from '../model/desk-api.ts'
import { DESK_TEXTS } from '../model/desk.texts.ts'
import { deskKeys } from '../model/desk.queries.ts'

/** A private picture of a row, loaded by the operator's session. */
export function DeskPicture(props: {
  readonly api: DeskApi
  readonly label: Label
  readonly docId: string
}): ReactNode {
  const { api, label, docId } = props
  const text = useText()
  const picture = useQuery({
    queryKey: [...deskKeys.all, 'picture', docId],
    queryFn: async () => (await api.loadPicture(docId)) ?? null,
    staleTime: Infinity,
    gcTime: 0,
  })
  const bytes = picture.data
  return (
    <figure className="st-desk-picture" aria-busy={picture.isPending}>
      <figcaption>{text(label)}</figcaption>
      {bytes && <img ref={(image) => showIn(image, bytes)} alt={text(label)} />}
      {picture.data === null && <p role="alert">{text(DESK_TEXTS.noPicture)}</p>}
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
