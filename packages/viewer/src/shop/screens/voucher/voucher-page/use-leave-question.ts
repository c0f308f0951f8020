import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { KIT_LABELS } from '@mallwright/shop-core/kit'
import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'

import { useShop } from '../../../client/shop-context.ts'

const LABELS = {
  body: { zh: '放弃后已编辑的数据将不会保存', en: 'What you changed will be lost if you discard it' },
  discard: { zh: '放弃', en: 'Discard' },
  stay: { zh: '继续编辑', en: 'Keep editing' },
} satisfies Record<string, Label>

/** Asks before the back key or a link leaves a form in which something was changed; a reload is asked about by the browser. */
export function useLeaveQuestion() {
  const { feedback } = useShop()
  const translate = useText()
  const isEdited = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isEdited.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const question = {
      title: translate(KIT_LABELS.systemNotice),
      body: translate(LABELS.body),
      confirm: translate(LABELS.discard),
      cancel: translate(LABELS.stay),
      topic: 'voucher-leave',
    }
    void feedback.ask(question).then((isSure) => (isSure ? blocker.proceed() : blocker.reset()))
  }, [blocker, feedback, translate])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isEdited.current) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])
  return {
    setIsEdited: (edited: boolean) => void (isEdited.current = edited),
    /** Leaves without a question: it was answered. */
    go(leave: () => void) {
      isEdited.current = false
      leave()
    },
  }
}
