import type { Label } from '@mallwright/contract/values'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'

import { useText } from '../../i18n/locale-store.ts'
import { SheetSkeleton } from '../../kit/controls/sheet-skeleton.tsx'
import { CloseButton } from '../../kit/dialog/close-button.tsx'
import { useModal } from '../../kit/dialog/use-modal.ts'
import { ErrorNotice, Notice } from '../../kit/notice/notice.tsx'
import { isCloseMessage, workflowAddress } from './model/workflow-address.ts'
import type { WorkflowAddress, WorkflowEntry } from './model/workflow-address.ts'
import { createWorkflow } from './model/workflow-frame.machine.ts'
import type { Workflow } from './model/workflow-frame.machine.ts'
import '../../kit/dialog/full-dialog.css'
import './workflow-frame.css'

export type { WorkflowEntry } from './model/workflow-address.ts'

/** Texts of the workflow. Specification 3 §2. */
const LABELS = {
  title: { zh: '流程任务', en: 'Workflow task' },
  loading: { zh: '流程任务加载中…', en: 'Loading the workflow task…' },
  refused: { zh: '流程任务的地址不在允许的范围内', en: 'The address of this workflow task is not allowed' },
  askAdministrator: {
    zh: '请联系管理员检查流程服务的地址',
    en: 'Ask your administrator to check the workflow service',
  },
} satisfies Record<string, Label>

/** Props of the workflow frame. */
export interface WorkflowFrameProps {
  /** Gives the address of the task with a new ticket; rejects when the call fails. */
  readonly load: () => Promise<WorkflowEntry>
  /** The page of the task closes itself. */
  readonly onDone?: () => void
  readonly onClose: () => void
  /**
   * The step back that should have closed the frame was one within it: forms that were sent in it are entries of the history, too.
   * Called until the frame is gone.
   */
  readonly onCloseAgain: () => void
  /** The frame is gone, by its page, a button or the back key: what it is about may have changed. */
  readonly onGone?: () => void
}

/** A task of a workflow in a frame on the full screen. Load it lazily. Specification 3 §2 and §7; engine 6.7. */
export function WorkflowFrame(props: WorkflowFrameProps): ReactNode {
  const translate = useText()
  const dialog = useModal()
  const { isLeaving, leave, stepBack } = useLeaving(props)
  const [workflow, load] = useWorkflow(props)
  useGone(props)
  const state = useStore(workflow.state)
  return (
    <dialog
      ref={dialog}
      className={`shop-dialog shop-full-dialog wg-workflow ${isLeaving ? 'is-leaving' : ''}`}
      aria-label={translate(LABELS.title)}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
    >
      <header className="shop-full-head">
        <h2>{translate(LABELS.title)}</h2>
        <CloseButton onClose={leave} />
      </header>
      {state.phase === 'loading' && <Waiting />}
      {state.phase === 'open' && (
        <TaskFrame
          key={state.run}
          address={state.address}
          onDone={() => {
            props.onDone?.()
            leave()
          }}
          onLoad={stepBack}
        />
      )}
      {state.phase === 'failed' && <ErrorNotice error={state.error} onRetry={load} />}
      {state.phase === 'refused' && (
        <Notice kind="locked" title={translate(LABELS.refused)} hint={translate(LABELS.askAdministrator)} />
      )}
    </dialog>
  )
}

function Waiting(): ReactNode {
  const translate = useText()
  return (
    <div className="wg-workflow-waiting">
      <p className="wg-workflow-status" role="status">
        {translate(LABELS.loading)}
      </p>
      <SheetSkeleton />
    </div>
  )
}

/** The frame, which closes by a message of its own window and origin. */
function TaskFrame(props: {
  readonly address: WorkflowAddress
  readonly onDone: () => void
  /** A page of the frame has loaded. */
  readonly onLoad: () => void
}): ReactNode {
  const { address, onDone, onLoad } = props
  const translate = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLoaded, setIsLoaded] = useState(false)
  const latest = useRef(onDone)
  useLayoutEffect(() => {
    latest.current = onDone
  })
  const { origin } = address
  useEffect(() => {
    const onMessage = (message: MessageEvent) => {
      if (!isCloseMessage(message, { frame: frame.current?.contentWindow, origin })) return
      // Once, however often the page posts it.
      window.removeEventListener('message', onMessage)
      latest.current()
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [origin])
  return (
    <div className="wg-workflow-body" aria-busy={!isLoaded}>
      {!isLoaded && <Waiting />}
      <iframe
        ref={frame}
        className={origin === 'null' ? 'is-own' : ''}
        title={translate(LABELS.title)}
        src={address.src}
        sandbox={address.sandbox}
        referrerPolicy="no-referrer"
        onLoad={() => {
          setIsLoaded(true)
          onLoad()
        }}
      />
    </div>
  )
}

/** How long (ms) a step back of the shop may take after a page of the frame has loaded, and where none has. */
const STEP_MS = { afterLoad: 60, otherwise: 1000 } as const

/** Leaves the frame once, and goes on when a step back has only led to an earlier page of the frame. */
function useLeaving(props: WorkflowFrameProps) {
  const [isLeaving, setIsLeaving] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const goOn = (delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      latest.current.onCloseAgain()
      goOn(STEP_MS.otherwise)
    }, delay)
  }
  return {
    isLeaving,
    leave: () => {
      if (isLeaving) return
      setIsLeaving(true)
      props.onClose()
      // Steps within one page load nothing.
      goOn(STEP_MS.otherwise)
    },
    stepBack: () => {
      if (isLeaving) goOn(STEP_MS.afterLoad)
    },
  }
}

/** Tells that the frame is gone. */
function useGone(props: WorkflowFrameProps): void {
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  useEffect(() => () => latest.current.onGone?.(), [])
}

/** The workflow of this mount, and what asks for its address again. */
function useWorkflow(props: WorkflowFrameProps): readonly [Workflow, () => void] {
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const [workflow] = useState(createWorkflow)
  const load = useCallback(
    () =>
      void workflow.load({
        read: () => latest.current.load(),
        addressOf: (entry) => workflowAddress(entry, location.href),
      }),
    [workflow],
  )
  useEffect(() => {
    load()
    return workflow.close
  }, [workflow, load])
  return [workflow, load]
}
