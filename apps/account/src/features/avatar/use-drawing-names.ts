import type { Drawing } from '@worrystone/contracts'
import { useT } from '@worrystone/i18n'

/** What each drawing shows, in the reader's language. */
export function useDrawingNames(): Record<Drawing, string> {
  const t = useT()
  return {
    fox: t('Fox'),
    owl: t('Owl'),
    hedgehog: t('Hedgehog'),
    snail: t('Snail'),
    whale: t('Whale'),
    cat: t('Sleepy cat'),
    rabbit: t('Rabbit'),
    bear: t('Bear'),
    turtle: t('Turtle'),
    robin: t('Robin'),
    penguin: t('Penguin'),
    bee: t('Bee'),
    cactus: t('Cactus'),
    tulip: t('Tulip'),
    mushroom: t('Mushroom'),
    tree: t('Tree'),
    moon: t('Moon'),
    sun: t('Sun behind a cloud'),
    rainbow: t('Rainbow'),
    stones: t('Stacked stones'),
    lantern: t('Lantern'),
    boat: t('Sailing boat'),
    tea: t('Cup of tea'),
    lighthouse: t('Lighthouse'),
  }
}
