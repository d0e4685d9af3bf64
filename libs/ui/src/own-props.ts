/** For `withConfig`: props that a styled component reads itself and that must not reach the element. */
export const ownProps = (...names: string[]) => ({ shouldForwardProp: (name: string) => !names.includes(name) })
