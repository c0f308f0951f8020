import { Colour } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import { defineCommand } from '../kit/define-command.ts'

/** Changes the page style. */
export const setPageStyle = defineCommand({
  name: 'page.setStyle',
  label: { zh: '页面外观', en: 'Page look' },
  input: z.object({ background: Colour }),
  apply(document, { background }) {
    document.look.background = background
  },
  targetsOf: () => [],
})
