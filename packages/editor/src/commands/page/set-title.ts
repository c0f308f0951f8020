import * as z from 'zod/mini'

import { defineCommand } from '../kit/define-command.ts'

/** Changes the page title. */
export const setTitle = defineCommand({
  name: 'page.setTitle',
  label: { zh: '页面标题', en: 'Page title' },
  input: z.object({ title: z.string().check(z.maxLength(60)) }),
  apply(document, { title }) {
    document.title = title
  },
  targetsOf: () => [],
})
