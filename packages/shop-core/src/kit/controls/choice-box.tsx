import type { ComponentProps, ReactNode } from 'react'

import './choice-box.css'

/** The shop's check box, as a plain input. */
export function ChoiceBox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>): ReactNode {
  return <input {...props} type="checkbox" className="shop-choice" />
}
