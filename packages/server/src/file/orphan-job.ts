import * as z from 'zod/mini'

import { defineJob } from '../jobs/define-job.ts'
import { FORM_TYPES } from './media/encode-picture.ts'
import { abandonedUploads, deleteUnsentFiles, endUpload } from './pending-upload.store.ts'

/** Removes the bytes of uploads that were never recorded, and the private files that nothing was sent with. */
export const orphanJob = defineJob({
  name: 'orphans',
  payload: z.object({}),
  everySeconds: 600,
  run: async ({ client, storage }) => {
    for (const storageKey of await abandonedUploads(client)) {
      for (const type of FORM_TYPES) await storage.remove(`${storageKey}/${type}`)
      await endUpload(client, storageKey)
    }
    // The rows go first: what names one meanwhile is refused, or makes this run fail before bytes are gone.
    for (const storageKey of await deleteUnsentFiles(client)) {
      for (const type of FORM_TYPES) await storage.remove(`${storageKey}/${type}`)
    }
  },
})
