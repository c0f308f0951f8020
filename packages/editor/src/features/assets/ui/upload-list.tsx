import { useText } from '@mallwright/shop-core/i18n'
import { RotateCw, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import { useStore, useStudio } from '../../../studio/studio.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { UPLOAD_REASONS, UPLOAD_TEXTS } from '../model/upload.texts.ts'
import type { UploadItem } from '../model/upload-queue.ts'
import { useLibrary } from '../model/asset-context.ts'
import { ASSETS_TEXTS } from '../model/assets.texts.ts'

/** Items that need attention come first. */
const ORDER: Readonly<Record<UploadItem['state'], number>> = { failed: 0, sending: 1, waiting: 2, done: 3 }

/** List of uploads with progress and failures; renders nothing when empty. */
export function UploadList(): ReactNode {
  const text = useText()
  const { uploads } = useLibrary()
  const items = useStore(uploads.items, (all) => all)
  useUploadAnnouncements(items)
  if (items.length === 0) return null
  const done = items.filter(({ state }) => state === 'done').length
  const hasEnded = items.some(({ state }) => state === 'done' || state === 'failed')
  return (
    <section className="st-assets-uploads" aria-label={text(UPLOAD_TEXTS.sending)}>
      <div>
        <strong>{text(ASSETS_TEXTS.uploads, { done, count: items.length })}</strong>
        <button
          type="button"
          className="st-button is-small is-quiet"
          disabled={!hasEnded}
          onClick={() => uploads.clear()}
        >
          {text(ASSETS_TEXTS.clearUploads)}
        </button>
      </div>
      <ul>
        {items
          .toSorted((a, b) => ORDER[a.state] - ORDER[b.state])
          .map((item) => (
            <li key={item.id}>
              <UploadLine item={item} />
            </li>
          ))}
      </ul>
    </section>
  )
}

function UploadLine({ item }: { readonly item: UploadItem }): ReactNode {
  const text = useText()
  const { uploads } = useLibrary()
  const { id, file, state, fraction, reason, message = '' } = item
  const { name } = file
  const isStoring = fraction >= 1
  return (
    <>
      <span className="st-assets-upload-name" title={name}>
        {name}
      </span>
      {state === 'sending' && (
        <progress
          aria-label={`${text(UPLOAD_TEXTS.sending)} ${name}`}
          max={1}
          {...(!isStoring && { value: fraction })}
        />
      )}
      <span className={state === 'failed' ? 'st-error' : 'st-hint'}>
        {state === 'waiting' && text(UPLOAD_TEXTS.waiting)}
        {state === 'sending' &&
          text(isStoring ? UPLOAD_TEXTS.storing : UPLOAD_TEXTS.progress, { percent: Math.round(fraction * 100) })}
        {state === 'done' && text(UPLOAD_TEXTS.done)}
        {state === 'failed' && reason && text(UPLOAD_REASONS[reason]) + (message && ` · ${message}`)}
      </span>
      {(state === 'waiting' || state === 'sending') && (
        <IconButton
          label={text(ASSETS_TEXTS.cancelUpload, { name })}
          disabled={state === 'sending' && isStoring}
          onClick={() => uploads.cancel(id)}
        >
          <X />
        </IconButton>
      )}
      {state === 'failed' && reason === 'exists' && (
        <button type="button" className="st-button is-small" onClick={() => uploads.retry(id)}>
          {text(ASSETS_TEXTS.uploadAnyway)}
        </button>
      )}
      {state === 'failed' && (reason === 'uploadFailed' || reason === 'cancelled') && (
        <IconButton label={text(ASSETS_TEXTS.retryUpload, { name })} onClick={() => uploads.retry(id)}>
          <RotateCw />
        </IconButton>
      )}
    </>
  )
}

/** Announces finished uploads. */
function useUploadAnnouncements(items: readonly UploadItem[]): void {
  const text = useText()
  const { announcer } = useStudio()
  const before = useRef(items)
  useEffect(() => {
    for (const item of items) {
      const old = before.current.find(({ id }) => id === item.id)
      if (old?.state === item.state) continue
      const { name } = item.file
      if (item.state === 'done') announcer.speak(text(ASSETS_TEXTS.uploadedSpoken, { name }))
      if (item.state === 'failed' && item.reason) announcer.speak(`${name}：${text(UPLOAD_REASONS[item.reason])}`)
    }
    before.current = items
  }, [items, announcer, text])
}
