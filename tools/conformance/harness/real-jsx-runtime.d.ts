declare module 'real/jsx-runtime' {
  export { Fragment, jsx, jsxs } from 'react/jsx-runtime'
}
