import type { BreathPhase } from '@worrystone/contracts'

type Phase = BreathPhase['phase']

/** Hertz: higher for the breath in, lower for the breath out. */
const TONES: Record<Phase, number> = { in: 264, hold: 297, out: 220, rest: 198 }
const TONE_SECONDS = 0.7
const LOUDNESS = 0.12

/** Milliseconds of vibration and rest. */
const VIBRATIONS: Record<Phase, number[]> = { in: [70], hold: [25], out: [40, 60, 40], rest: [25] }

export const canVibrate = (): boolean => typeof navigator.vibrate === 'function'
export const canSound = (): boolean => typeof AudioContext === 'function'

export const vibrate = (phase: Phase) => void navigator.vibrate?.(VIBRATIONS[phase])

/** Soft tones for the phases. Create it in a click handler: browsers mute audio without a user gesture. */
export function createTones() {
  const context = new AudioContext()
  return {
    play(phase: Phase) {
      const start = context.currentTime
      const tone = context.createOscillator()
      const volume = context.createGain()
      tone.frequency.value = TONES[phase]
      volume.gain.setValueAtTime(0, start)
      volume.gain.linearRampToValueAtTime(LOUDNESS, start + TONE_SECONDS / 4)
      volume.gain.linearRampToValueAtTime(0, start + TONE_SECONDS)
      tone.connect(volume).connect(context.destination)
      tone.start(start)
      tone.stop(start + TONE_SECONDS)
    },
    close: () => void context.close().catch(() => {}),
  }
}
