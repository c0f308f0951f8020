import { Component } from 'react'
import type { ReactNode } from 'react'

import { FaultNotice } from './notice.tsx'
import { reportFault } from './report-fault.ts'

/** Keeps a screen that throws, or whose script did not arrive, from taking the shop with it; 重试 loads the page anew. */
export class ScreenBoundary extends Component<{ readonly children: ReactNode }, { readonly fault: unknown }> {
  override state = { fault: undefined }

  static getDerivedStateFromError(fault: unknown): { fault: unknown } {
    return { fault: fault ?? new Error('unknown fault') }
  }

  override componentDidCatch(fault: unknown): void {
    reportFault(`the screen at ${location.pathname} failed`, fault)
  }

  override render(): ReactNode {
    if (this.state.fault === undefined) return this.props.children
    return (
      <div className="shop-screen">
        <main>
          <FaultNotice fault={this.state.fault} onRetry={() => location.reload()} />
        </main>
      </div>
    )
  }
}
