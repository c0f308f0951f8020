import AntdButton from 'antd-mobile/es/components/button'
import type { ReactNode } from 'react'

import './control-tokens.css'

/** Button in the shop's tokens. `isBusy` shows progress and blocks further clicks. */
export function Button(props: {
  readonly kind?: 'primary' | 'quiet'
  readonly type?: 'button' | 'submit'
  readonly isWide?: boolean
  readonly isBusy?: boolean
  readonly isDisabled?: boolean
  readonly onClick?: () => void
  readonly children: ReactNode
}) {
  const { kind = 'primary', type = 'button', isWide = false, isBusy = false, isDisabled = false } = props
  return (
    <AntdButton
      type={type}
      color={kind === 'primary' ? 'primary' : 'default'}
      shape="rounded"
      size="large"
      block={isWide}
      disabled={isDisabled || isBusy}
      aria-busy={isBusy || undefined}
      onClick={() => props.onClick?.()}
    >
      {props.children}
    </AntdButton>
  )
}
