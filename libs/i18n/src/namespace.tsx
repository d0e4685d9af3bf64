import { createContext, type ReactNode, useContext } from 'react'
import { SHARED } from './engine.ts'

const Namespace = createContext(SHARED)

/** The namespace in which the components inside look up translations first. */
export const NamespaceProvider = ({ namespace, children }: { namespace: string; children: ReactNode }) => (
  <Namespace value={namespace}>{children}</Namespace>
)

export const useNamespace = () => useContext(Namespace)
