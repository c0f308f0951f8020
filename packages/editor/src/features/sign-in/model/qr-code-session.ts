import { createApi } from '@mallwright/contract/rpc'
import { createLoginAuth, getLoginAuthState } from '@mallwright/contract/session'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import type { StudioClient } from './studio-client.ts'

/** A code that a phone may confirm, or why there is none that still counts. */
export type QrState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown'; readonly code: string }
  | { readonly kind: 'entering' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'rejected' }
  | { readonly kind: 'failed'; readonly message: string }

/** The code of one sign-in page. */
export interface QrCodeSession {
  readonly state: StoreApi<QrState>
  /** Creates a code, in place of an earlier one. */
  readonly refresh: () => void
  /** Stops asking whether the code was confirmed. */
  readonly stop: () => void
}

/** Pause (ms) between two questions whether the code was confirmed. */
const POLL_MS = 2_000

/** Shows a code and signs in as soon as a phone has confirmed it. Decision 0107. */
export function createQrCodeSession(client: StudioClient): QrCodeSession {
  const api = createApi({ createLoginAuth, getLoginAuthState }, client.send)
  const state = createStore<QrState>(() => ({ kind: 'loading' }))
  // Answers to earlier codes are ignored.
  let round = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const set = (next: QrState) => state.setState(next, true)
  const enter = async (code: string, ofRound: number) => {
    set({ kind: 'entering' })
    const outcome = await client.signInFlow.signIn({ authCode: code })
    if (ofRound !== round || outcome.state === 'signedIn') return
    set(outcome.state === 'failed' ? { kind: 'failed', message: outcome.message } : { kind: 'expired' })
  }
  const poll = async (code: string, ofRound: number) => {
    const answer = await api.getLoginAuthState({ body: { cAuthCode: code } })
    if (ofRound !== round) return
    const found = answer.ok ? answer.data.cState : 'pending'
    if (found === 'confirmed') return enter(code, ofRound)
    if (found !== 'pending') return set({ kind: found })
    timer = setTimeout(() => void poll(code, ofRound), POLL_MS)
  }
  const create = async () => {
    round += 1
    const ofRound = round
    clearTimeout(timer)
    set({ kind: 'loading' })
    const answer = await api.createLoginAuth({ body: { cTerminalType: 'studio' } })
    if (ofRound !== round) return
    if (!answer.ok) return set({ kind: 'failed', message: '' })
    const { cAuthCode: code } = answer.data
    set({ kind: 'shown', code })
    timer = setTimeout(() => void poll(code, ofRound), POLL_MS)
  }
  return {
    state,
    refresh: () => void create(),
    stop() {
      round += 1
      clearTimeout(timer)
    },
  }
}
