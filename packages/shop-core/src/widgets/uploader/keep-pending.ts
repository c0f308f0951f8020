import type { PendingWork } from '../../storage/pending-work.ts'
import type { Uploader, UploadItem } from './uploader.machine.ts'

/** Gives an uploader the files of an earlier visit, and keeps what it cannot send now. Ends with the returned function. */
export function keepPending(uploader: Uploader, pending: PendingWork<readonly File[]>): () => void {
  let isEnded = false
  let end = () => {}
  const follow = () => {
    let kept: string | undefined
    const write = () => {
      const waiting = uploader.state.getState().items.filter(isWaiting)
      const keys = waiting.map(({ key }) => key).join()
      if (keys === kept) return
      kept = keys
      const files = waiting.flatMap(({ file }) => file ?? [])
      void pending.write(files.length === 0 ? undefined : files).catch(() => undefined)
    }
    write()
    end = uploader.state.subscribe(write)
  }
  const restore = async () => {
    const files = (await pending.read()) ?? []
    if (isEnded) return
    // Another device may have taken their place meanwhile.
    const places = uploader.maxCount - uploader.state.getState().items.length
    if (files.length > 0) uploader.add(files.slice(0, Math.max(0, places)))
    follow()
  }
  // Without storage the files last as long as the page.
  void restore().catch(() => undefined)
  return () => {
    isEnded = true
    end()
  }
}

/** Whether a file is still to be sent: refused ones are not. */
function isWaiting({ file, state, issue }: UploadItem): boolean {
  return file !== undefined && state !== 'done' && (state !== 'failed' || issue === 'unreached')
}
