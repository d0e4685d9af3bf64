export { createRoot } from 'react-dom/client'
export { styled } from 'styled-components'
