import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import type { CropArea } from './crop-settings.ts'

/** State of a cropper. */
export interface CropperState {
  /** Where the picture is shown from; '' while it is closed. */
  readonly url: string
  /** `unreadable` is a file that no browser shows, `failed` one that could not be encoded. */
  readonly phase: 'loading' | 'ready' | 'cropping' | 'unreadable' | 'failed'
  /** What is inside the frame; `undefined` until the picture has loaded. */
  readonly area: CropArea | undefined
}

/** A picture in a frame. Specification 2 §2.1. */
export interface Cropper {
  readonly state: StoreApi<CropperState>
  /** Shows a file; ends with the returned function, after which nobody is told of what is being encoded. */
  readonly open: (job: CropJob) => () => void
  /** The picture has another part in the frame. The first one makes it ready. */
  readonly frame: (area: CropArea) => void
  readonly unreadable: () => void
  /** Crops; nothing while it is not ready. */
  readonly crop: () => Promise<void>
}

/** A file and what becomes of it. */
export interface CropJob {
  readonly file: File
  /** Gives the cropped picture, or `undefined` when it cannot. */
  readonly encode: (area: CropArea) => Promise<File | undefined>
  readonly onCrop: (picture: File) => void
}

const CLOSED: CropperState = { url: '', phase: 'loading', area: undefined }

/** Creates a cropper. */
export function createCropper(): Cropper {
  const state = createStore<CropperState>(() => CLOSED)
  let current: CropJob | undefined
  return {
    state,
    open: (job) => {
      const url = URL.createObjectURL(job.file)
      current = job
      state.setState({ ...CLOSED, url })
      return () => {
        current = undefined
        state.setState(CLOSED)
        URL.revokeObjectURL(url)
      }
    },
    frame: (area) => {
      const { phase } = state.getState()
      if (phase === 'cropping' || phase === 'unreadable') return
      // An area of nothing is told while the page lays itself out.
      if (area.width > 0 && area.height > 0) state.setState({ area, phase: 'ready' })
    },
    unreadable: () => state.setState({ phase: 'unreadable', area: undefined }),
    crop: async () => {
      const { phase, area } = state.getState()
      const job = current
      if (!job || !area || (phase !== 'ready' && phase !== 'failed')) return
      state.setState({ phase: 'cropping' })
      const picture = await job.encode(area).catch(() => undefined)
      if (current !== job) return
      state.setState({ phase: picture ? 'ready' : 'failed' })
      if (picture) job.onCrop(picture)
    },
  }
}
