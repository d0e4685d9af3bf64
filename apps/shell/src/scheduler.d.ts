declare module 'scheduler' {
  /** How often React lets the browser draw while it renders a transition; 0: its default, every 5 ms. */
  export function unstable_forceFrameRate(framesPerSecond: number): void

  export const unstable_NormalPriority: number
  export function unstable_scheduleCallback(priority: number, work: () => void): void
  export function unstable_shouldYield(): boolean
}
