import type { PageTemplate } from './page-template.ts'
import { arrivals, festival, launch, procurement } from './campaign-templates.data.ts'
import { article, blank, brandStory, safetyWeek } from './content-templates.data.ts'

/** All templates, the blank one last. */
export const PAGE_TEMPLATES: readonly PageTemplate[] = [
  launch,
  festival,
  procurement,
  arrivals,
  brandStory,
  safetyWeek,
  article,
  blank,
]
