import './field-message.css'

/** Validation message of one field; takes no space without one. */
export function FieldMessage({ message }: { readonly message: string }) {
  return (
    <p className="shop-field-message" role="alert">
      {message}
    </p>
  )
}
