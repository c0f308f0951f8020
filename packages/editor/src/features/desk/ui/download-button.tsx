import { saveAs } from '@mallwright/shop-core/download'
import { useText } from '@mallwright/shop-core/i18n'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'

import type { DeskApi } from '../model/desk-api.ts'
import type { DeskDownload, DeskQuery } from '../model/desk-section.ts'
import { DESK_TEXTS } from '../model/desk.texts.ts'
import { UNREACHED } from '../model/desk-failure.ts'

/** Saves what a list finds as a file, and says why it could not. */
export function DownloadButton(props: {
  readonly api: DeskApi
  readonly download: DeskDownload
  readonly query: DeskQuery
}): ReactNode {
  const { api, download, query } = props
  const text = useText()
  const { mutate, isPending, data, isError } = useMutation({
    mutationFn: () => download.load(api, query),
    onSuccess: (answer) => {
      if (answer.ok) saveAs(answer.bytes, `${text(download.file)}-${today()}.${download.ending}`)
    },
  })
  const failed = data && !data.ok ? data : undefined
  const isLost = isError || (failed && UNREACHED.includes(failed.failure))
  return (
    <span className="st-desk-download">
      <span className="st-error" role="alert">
        {isLost ? text(DESK_TEXTS.network) : failed?.msg}
      </span>
      <button type="button" className="st-button" disabled={isPending} onClick={() => mutate()}>
        <Download aria-hidden="true" />
        {text(isPending ? DESK_TEXTS.downloading : download.label)}
      </button>
    </span>
  )
}

/** The day of the operator's clock, `yyyy-MM-dd`. */
function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
