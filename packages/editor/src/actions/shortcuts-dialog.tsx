import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useStore, useStudio } from '../studio/studio.ts'
import { Dialog } from '../ui/dialog.tsx'
import { findShortcuts, shortcutGroups } from './shortcut-list.ts'
import type { ShortcutGroup } from './shortcut-list.ts'
import type { Shortcut } from '../commands/kit/define-command.ts'
import { shortcutKeys, shortcutText } from './shortcut-text.ts'
import './shortcuts.css'

const OR = { zh: '或', en: 'or' }

const TITLE = { zh: '帮助与快捷键', en: 'Help and shortcuts' }

const SEARCH = { zh: '搜索名称或按键', en: 'Search names or keys' }

const NONE = { zh: '没有找到快捷键', en: 'No shortcut found' }

/** Further help offered below the list. */
const HELP_ACTIONS: readonly string[] = ['tour.start', 'commands.open']

const GROUP_LABELS: Readonly<Record<ShortcutGroup, Label>> = {
  history: { zh: '历史', en: 'History' },
  selection: { zh: '所选模块', en: 'Selection' },
  canvas: { zh: '画布', en: 'Canvas' },
  view: { zh: '视图', en: 'View' },
  panels: { zh: '面板', en: 'Panels' },
  help: { zh: '帮助', en: 'Help' },
}

/** List of every shortcut, written for this keyboard. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const text = useText()
  const studio = useStudio()
  const actions = useStore(studio.actions, (all) => all)
  const [query, setQuery] = useState('')
  const found = findShortcuts(shortcutGroups(actions), query)
  const help = actions.filter(({ name, isPossible }) => HELP_ACTIONS.includes(name) && isPossible(studio))
  return (
    <Dialog
      isWide
      title={text(TITLE)}
      onClose={onClose}
      foot={help.map((action) => (
        <button key={action.name} type="button" className="st-button" onClick={() => action.run(studio)}>
          {text(action.label)}
        </button>
      ))}
    >
      <input
        // What one came for.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        className="st-input st-shortcuts-search"
        type="search"
        placeholder={text(SEARCH)}
        aria-label={text(SEARCH)}
        maxLength={60}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {found.length === 0 && (
        <div className="st-empty" role="status">
          <SearchX />
          <strong>{text(NONE)}</strong>
        </div>
      )}
      <div className="st-shortcuts">
        {found.map(({ group, entries }) => (
          <section key={group} aria-label={text(GROUP_LABELS[group])}>
            <h3>{text(GROUP_LABELS[group])}</h3>
            <dl>
              {entries.map(({ name, label, shortcuts }) => (
                <div key={name}>
                  <dt>{text(label)}</dt>
                  <dd>
                    {shortcuts.map((shortcut, index) => (
                      <ShortcutCaps key={shortcutText(shortcut)} shortcut={shortcut} isAlternative={index > 0} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

/** The caps of a shortcut's keys. */
function ShortcutCaps(props: { readonly shortcut: Shortcut; readonly isAlternative: boolean }): ReactNode {
  const text = useText()
  return (
    <>
      {props.isAlternative && <span className="st-shortcut-or">{text(OR)}</span>}
      <span className="st-shortcut-keys">
        {shortcutKeys(props.shortcut).map((cap) => (
          <kbd key={cap}>{cap}</kbd>
        ))}
      </span>
    </>
  )
}
