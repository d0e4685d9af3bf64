export { type Session, session, useSession } from './session.ts'
