import { Chips } from '@mallwright/shop-core/kit'
import type { ComponentProps, ReactNode } from 'react'

/** A setting of a widget, with its name beside the choices. */
export function DemoSetting(props: ComponentProps<typeof Chips>): ReactNode {
  return (
    <div className="shop-demo-setting">
      <span>{props.label}</span>
      <Chips {...props} />
    </div>
  )
}
