import type { ButtonHTMLAttributes, ReactNode } from 'react'

/** Icon button with an accessible name that is also its tooltip, with its keys if it has any. */
export function IconButton({
  label,
  keys,
  children,
  className = '',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly label: string
  readonly keys?: string | undefined
  readonly children: ReactNode
}): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      className={`st-icon-button ${className}`}
      aria-label={label}
      data-tip={label}
      data-keys={keys}
    >
      {children}
    </button>
  )
}
