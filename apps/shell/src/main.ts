import './styles/global.css'
import { endOfTask } from './shared/end-of-task.ts'

/** Evaluated in tasks of their own: as one task they block a slow phone for a quarter of a second. */
const PARTS = [
  () => import(/* webpackMode: "eager" */ './startup/react.ts'),
  () => import(/* webpackMode: "eager" */ './startup/data.ts'),
  () => import(/* webpackMode: "eager" */ './startup/host.ts'),
  () => import(/* webpackMode: "eager" */ './start.tsx'),
]

async function main() {
  for (const evaluate of PARTS) {
    await evaluate()
    await endOfTask()
  }
}

void main()
