import type { DraftItem } from '@mallwright/contract/site'

import type { SiteStore } from '../../site/model/site-store.ts'
import { useStore, useStudio } from '../../../studio/studio.ts'
import type { StudioApi } from '../../../gateway/studio-operations.ts'

/** Drafted pages of the site; `failed` when they could not be loaded. */
export type SitePages = readonly DraftItem[] | 'loading' | 'failed'

/** Loads the pages; the previous list stays until the answer arrives. */
export async function loadPages(api: StudioApi, store: SiteStore): Promise<void> {
  const answer = await api.getDraftPageList({ body: {} })
  if (answer.ok) store.setState({ pages: answer.data.results })
  else if (typeof store.getState().pages === 'string') store.setState({ pages: 'failed' })
}

/** The pages of the site. */
export function useSitePages(): SitePages {
  return useStore(useStudio().site, (state) => state.pages)
}
