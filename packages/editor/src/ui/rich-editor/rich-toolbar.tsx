import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { Bold, Italic, Link2, List, ListOrdered, Quote, RemoveFormatting, Underline } from 'lucide-react'
import type { ReactNode } from 'react'

import { IconButton } from '../icon-button.tsx'
import { clearFormats, format, formatBlock, RICH_BLOCKS, toggleQuote } from './rich-commands.ts'
import type { RichBlock, RichState } from './rich-commands.ts'
import { RICH_TEXTS } from './rich-editor.texts.ts'

interface Tool {
  readonly label: Label
  readonly icon: ReactNode
  readonly isOn?: (state: RichState) => boolean
  readonly run: (state: RichState) => void
}

const TOOLS: readonly Tool[] = [
  { label: RICH_TEXTS.bold, icon: <Bold />, isOn: ({ bold }) => bold, run: () => format('bold') },
  { label: RICH_TEXTS.italic, icon: <Italic />, isOn: ({ italic }) => italic, run: () => format('italic') },
  {
    label: RICH_TEXTS.underline,
    icon: <Underline />,
    isOn: ({ underline }) => underline,
    run: () => format('underline'),
  },
  {
    label: RICH_TEXTS.bullets,
    icon: <List />,
    isOn: ({ bullets }) => bullets,
    run: () => format('insertUnorderedList'),
  },
  {
    label: RICH_TEXTS.numbers,
    icon: <ListOrdered />,
    isOn: ({ numbers }) => numbers,
    run: () => format('insertOrderedList'),
  },
  { label: RICH_TEXTS.quote, icon: <Quote />, isOn: ({ quote }) => quote, run: ({ quote }) => toggleQuote(quote) },
]

const BLOCK_LABELS: Readonly<Record<RichBlock, Label>> = {
  p: RICH_TEXTS.paragraph,
  h2: RICH_TEXTS.h2,
  h3: RICH_TEXTS.h3,
  h4: RICH_TEXTS.h4,
}

/** Toolbar of the editor; presses keep the caret in the text. */
export function RichToolbar(props: {
  readonly state: RichState
  /** Runs a change with the caret restored. */
  readonly onRun: (change: () => void) => void
  readonly onLink: () => void
}): ReactNode {
  const { state, onRun, onLink } = props
  const text = useText()
  return (
    <div className="st-rich-tools" role="toolbar" aria-label={text(RICH_TEXTS.tools)}>
      <select
        className="st-input"
        aria-label={text(RICH_TEXTS.block)}
        value={state.block}
        onChange={(event) => {
          const block = event.target.value as RichBlock
          onRun(() => formatBlock(block))
        }}
      >
        {RICH_BLOCKS.map((block) => (
          <option key={block} value={block}>
            {text(BLOCK_LABELS[block])}
          </option>
        ))}
      </select>
      {TOOLS.map(({ label, icon, isOn, run }) => (
        <IconButton
          key={label.en}
          label={text(label)}
          aria-pressed={isOn?.(state)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onRun(() => run(state))}
        >
          {icon}
        </IconButton>
      ))}
      <IconButton
        label={text(RICH_TEXTS.link)}
        aria-pressed={state.link !== ''}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onLink}
      >
        <Link2 />
      </IconButton>
      <IconButton
        label={text(RICH_TEXTS.clear)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onRun(() => clearFormats(state))}
      >
        <RemoveFormatting />
      </IconButton>
    </div>
  )
}
