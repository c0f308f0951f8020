import { useEffect, useRef, useState } from 'react'

import { useAccountSession, useShop } from '../../../client/shop-context.ts'
import { readDraft, removeDraft, writeDraft } from './application-drafts.ts'
import type { Draft, DraftKind } from './application-drafts.ts'

/** The draft of a form: its values at first, saved when the form or the page is left, until it is discarded. */
export function useDraft(kind: DraftKind) {
  const { store } = useShop()
  const accountId = useAccountSession()?.account.id ?? ''
  const [initial] = useState(() => readDraft(store, accountId, kind))
  const state = useRef<{ valuesOf?: () => Draft; isDiscarded: boolean }>({ isDiscarded: false })
  const save = () => {
    const { valuesOf, isDiscarded } = state.current
    if (valuesOf && !isDiscarded) writeDraft(store, accountId, kind, valuesOf())
  }
  const saveOnLeave = useRef(save)
  useEffect(() => {
    saveOnLeave.current = save
  })
  useEffect(() => {
    const onLeave = () => saveOnLeave.current()
    // A page that is put away on a phone may never come back.
    document.addEventListener('visibilitychange', onLeave)
    window.addEventListener('pagehide', onLeave)
    return () => {
      document.removeEventListener('visibilitychange', onLeave)
      window.removeEventListener('pagehide', onLeave)
      onLeave()
    }
  }, [])
  return {
    initial,
    /** Names the fields to save, and what gives their values. */
    follow: <Name extends string>(names: readonly Name[], valueOf: (name: Name) => string) => {
      state.current.valuesOf = () => Object.fromEntries(names.map((name) => [name, valueOf(name)]))
    },
    discard: () => {
      state.current.isDiscarded = true
      removeDraft(store, accountId, kind)
    },
  }
}
